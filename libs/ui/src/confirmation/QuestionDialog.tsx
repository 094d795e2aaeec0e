import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { useLocale } from '../locale/LocaleProvider.tsx';
import styles from './IsItYouDialog.module.css';

interface QuestionDialogProps {
  title: string;
  why: string;
  /** It was left by Escape; a click beside it leaves nothing. */
  onClose: () => void;
  children: ReactNode;
}

/** A question above whatever the page shows, until it is answered. */
export function QuestionDialog({ title, why, onClose, children }: QuestionDialogProps) {
  const { direction } = useLocale();
  const id = useId();
  return (
    <MuiDialog
      open
      dir={direction}
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-why`}>{why}</p>
        {children}
      </div>
    </MuiDialog>
  );
}
