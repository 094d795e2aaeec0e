import { ChipGroup, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { DismissalReason } from '#subjects/recommendations/recommendation.queries';
import { recommendationsMessages } from '../messages/recommendations.messages';
import styles from './DismissedNote.module.css';

const reasons = ['not-for-me', 'already-know', 'not-now'] as const satisfies readonly DismissalReason[];

interface DismissedNoteProps {
  title: string;
  reason: DismissalReason;
  onReason: (reason: DismissalReason) => void;
  onUndo: () => void;
}

/** What became of a course that is not wanted: say why, or take it back. The focus comes here from the gone card. */
export function DismissedNote({ title, reason, onReason, onUndo }: DismissedNoteProps) {
  const text = useMessages(recommendationsMessages);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [title]);
  return (
    <div ref={note} className={styles.note} role="group" aria-label={text.dismissed(title)} tabIndex={-1}>
      <div className={`${shell.line} ${styles.line}`}>
        <p role="status">{text.dismissed(title)}</p>
        <Button variant="outlined" onClick={onUndo}>
          {text.undo}
        </Button>
      </div>
      <ChipGroup
        label={text.whyNot}
        options={reasons.map((value) => ({ value, label: text[value] }))}
        value={reason}
        onChange={onReason}
      />
    </div>
  );
}
