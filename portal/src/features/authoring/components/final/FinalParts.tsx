import { Isolated, TrashIcon, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { type Composition, type CompositionPart, useSetFinal, written } from '../../final.queries';
import { finalMessages } from '../../messages/final.messages';
import styles from './Final.module.css';

interface FinalPartsProps {
  courseId: string;
  composition: Composition;
}

/** What the final asks of banks, each part to be taken away; without the last one the course has no final. */
export function FinalParts({ courseId, composition: { parts } }: FinalPartsProps) {
  const text = useMessages(finalMessages);
  const notifyFailure = useFailureNotice();
  const set = useSetFinal(courseId);
  const [isAsking, ask] = useState(false);
  const without = (place: number) =>
    set.mutate(parts.filter((_, at) => at !== place).map(written), {
      onError: (error) => notifyFailure(error, { title: text.saveFailed }),
      onSettled: () => ask(false),
    });
  return (
    <>
      <ol role="list" className={styles.parts}>
        {parts.map((part, place) => (
          <PartRow
            key={place}
            part={part}
            isBusy={set.isPending}
            onRemove={() => (parts.length === 1 ? ask(true) : without(place))}
          />
        ))}
      </ol>
      {isAsking && (
        <ConfirmDialog
          title={text.removeTitle}
          confirm={text.confirm}
          cancel={text.keep}
          busy={set.isPending}
          onConfirm={() => without(0)}
          onCancel={() => ask(false)}
        >
          {text.removeHint}
        </ConfirmDialog>
      )}
    </>
  );
}

interface PartRowProps {
  part: CompositionPart;
  isBusy: boolean;
  onRemove: () => void;
}

function PartRow({ part, isBusy, onRemove }: PartRowProps) {
  const text = useMessages(finalMessages);
  const { digits } = useLocale();
  const { prompt, bankName, tag, difficulty, count } = part;
  const name = count === null ? (prompt ?? '') : text.draw(count, digits);
  const narrowed = [tag, difficulty === null ? null : text[difficulty as 'easy' | 'medium' | 'hard']].filter(Boolean);
  return (
    <li className={styles.part}>
      <div>
        <strong>
          <Isolated>{name}</Isolated>
        </strong>
        <p className={styles.from}>
          {count === null ? text.fixed : text.byChance} <Isolated>{bankName}</Isolated>
          {narrowed.length > 0 && ` · ${narrowed.join(' · ')}`}
        </p>
      </div>
      <IconButton aria-label={text.remove(name)} disabled={isBusy} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}
