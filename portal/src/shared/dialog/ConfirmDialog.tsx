import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import MuiLayer from '#shared/mui/MuiLayer';
import { useToastsAbove } from './useToastsAbove';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** Red is for what is lost; what is only final is not (QZT-1). */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Render it only while it asks; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <MuiLayer>
      <Question {...props} />
    </MuiLayer>
  );
}

function Question(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, busy = false, tone = 'danger', onConfirm, onCancel } = props;
  const id = useId();
  const ref = useToastsAbove();
  return (
    <MuiDialog
      open
      maxWidth="xs"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onCancel()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { ref } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ paddingBlockStart: 0 }}>
        <DialogContentText id={`${id}-text`}>{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'outlined' : 'contained'}
          color={tone === 'danger' ? 'error' : 'primary'}
          loading={busy}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </MuiDialog>
  );
}
