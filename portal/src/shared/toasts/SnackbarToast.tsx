import { limits } from '@masar/domain';
import { CloseIcon, useMessages } from '@masar/ui';
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import MuiLayer from '#shared/mui/MuiLayer';
import styles from './SnackbarToast.module.css';
import { type ToastCardProps, toastIcons } from './toast-card';
import { toastMessages } from './toast-card.messages';
import { useSwipe } from './useSwipe';

const severities: Record<keyof typeof toastIcons, AlertColor> = {
  default: 'info',
  success: 'success',
  destructive: 'error',
};

/** A toast for the signed-in: below the header on narrow screens, whose lower edge belongs to buttons (NAV-7). */
export default function SnackbarToast({ toast, onDismiss }: ToastCardProps) {
  const text = useMessages(toastMessages);
  const { offset, handlers } = useSwipe(onDismiss);
  const kind = toast.kind ?? 'default';
  const Icon = toastIcons[kind];
  const { title, description } = toast;
  return (
    <MuiLayer>
      <Snackbar
        open
        className={styles.place}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        autoHideDuration={limits.toastMs}
        // The time runs again from the start after the reader lets go.
        resumeHideDuration={limits.toastMs}
        onClose={(_event, reason) => reason !== 'clickaway' && onDismiss()}
      >
        <Alert
          {...handlers}
          // The region around it announces.
          role="none"
          variant="standard"
          severity={severities[kind]}
          icon={<Icon />}
          className={styles.card}
          data-kind={kind}
          style={offset ? { transform: `translateX(${offset}px)` } : undefined}
          action={
            <IconButton aria-label={text.close} onClick={onDismiss}>
              <CloseIcon />
            </IconButton>
          }
        >
          {description ? <AlertTitle>{title}</AlertTitle> : <strong>{title}</strong>}
          {description}
        </Alert>
      </Snackbar>
    </MuiLayer>
  );
}
