import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { courseEditorMessages } from '../messages/course-editor.messages';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Further actions beside saving. */
  children?: ReactNode;
}

/** Stays at the foot of the screen while a long form is edited, and says whether anything is unsaved. */
export function SaveBar({ label, isDirty, isSaving, children }: SaveBarProps) {
  const text = useMessages(courseEditorMessages);
  return (
    <div className={styles.bar}>
      <Button type="submit" loading={isSaving}>
        {label}
      </Button>
      {children}
      <span role="status" className={styles.state} data-dirty={isDirty}>
        {isDirty ? text.unsaved : text.allSaved}
      </span>
    </div>
  );
}
