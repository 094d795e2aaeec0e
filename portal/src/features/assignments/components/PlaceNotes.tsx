import { assignmentLimits } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { TextArea } from '#shared/forms/TextArea';
import type { Mark } from '../assignments.queries';
import { markingMessages } from '../messages/marking.messages';
import { type Place, selectedPlace } from '../model/selected-place';
import styles from './Assignments.module.css';

interface PlaceNotesProps {
  text: string;
  notes: Mark['notes'];
  onChange: (notes: Mark['notes']) => void;
}

/** Comments on places of the work: words of it are selected, then commented (ASG-2). */
export function PlaceNotes({ text: work, notes, onChange }: PlaceNotesProps) {
  const text = useMessages(markingMessages);
  const [place, setPlace] = useState<Place | null>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const look = () => {
      const found = selectedPlace(work);
      if (found) setPlace(found);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [work]);
  const add = () => {
    if (!place || !typed.trim()) return;
    onChange([...notes, { ...place, text: typed.trim() }]);
    setPlace(null);
    setTyped('');
  };
  return (
    <div className={shell.stack12}>
      <p className={styles.facts}>{text.noteHint}</p>
      {notes.map((note, at) => (
        <div key={at} className={`${shell.card} ${styles.card}`}>
          <q dir={textDirection(note.quote)}>{note.quote}</q>
          <p dir={textDirection(note.text)}>{note.text}</p>
          <div className={shell.row12}>
            <Button variant="outlined" size="small" onClick={() => onChange(notes.filter((one) => one !== note))}>
              {text.removeNote}
            </Button>
          </div>
        </div>
      ))}
      {place && (
        <>
          <TextArea
            label={text.noteAbout(place.quote)}
            rows={2}
            maxLength={assignmentLimits.commentMaximum}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={shell.row12}>
            <Button variant="outlined" onClick={add}>
              {text.addNote}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
