import { ApiError } from '@masar/contracts';
import { gradeLimits } from '@masar/domain';
import { ChipGroup, Notice, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DecimalField } from '#shared/forms/DecimalField';
import { FormFailure } from '#shared/forms/FormFailure';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { useEnterGrade } from '../grades.mutations';
import type { GradeCell, GradeItem } from '../grades.queries';
import { gradeCellMessages } from '../messages/grade-cell.messages';
import { gradeWords } from '../messages/grade-words.messages';
import { gradebookMessages } from '../messages/gradebook.messages';
import { useGradeFigures } from '../model/useGradeFigures';
import { asWritten, type GradeWay, isChanged, needsReason, typedFrom } from '../model/written-grade';
import type { OpenCell } from './CellWindow';
import styles from './Gradebook.module.css';

const isMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 412 || error.status === 409);

/** What counts in a cell: what was found, a score, or an excuse; what was typed outlives a refusal. */
export function GradeForm({ courseId, item, row, cell, onDone }: OpenCell & { onDone: () => void }) {
  const text = useMessages(gradeCellMessages);
  const toast = useToast();
  const { number } = useGradeFigures();
  const enter = useEnterGrade(courseId, row.userId, item.id);
  const [opened] = useState(cell);
  const [typed, setTyped] = useState(() => typedFrom(item, cell));
  const now = useStanding(item, cell);
  const isByHand = item.kind === 'manual';
  const change = (changes: Partial<typeof typed>) => setTyped((former) => ({ ...former, ...changes }));
  const { form, failure, field, isBusy } = useCheckedForm({
    rules: { score: asMarked, reason: asMarked },
    send: () => enter.mutateAsync(asWritten(typed, known.version)),
    onSent: () => {
      toast({ title: text.saved, kind: 'success' });
      onDone();
    },
  });
  const wasMeanwhile = isMeanwhile(failure.error);
  // Of the cell as the reader knows it: as it was opened, or as the refusal told it.
  const known = wasMeanwhile ? cell : opened;
  const reasonIsNeeded = needsReason(item, known, typed.way);
  const ways: { value: GradeWay; label: string }[] = [
    { value: 'found', label: isByHand ? text.noMark : text.asFound },
    { value: 'score', label: isByHand ? text.mark : text.anotherScore },
    { value: 'excused', label: text.excuse },
  ];
  return (
    <form {...form} className={shell.stack14}>
      <p className={styles.stands}>
        <span>
          {text.stands} <strong>{now}</strong>
        </span>
        {!isByHand && <Found item={item} cell={cell} />}
      </p>
      <ChipGroup label={text.choice} options={ways} value={typed.way} onChange={(way) => change({ way })} />
      {typed.way === 'score' && (
        <DecimalField
          {...field('score')}
          label={isByHand ? text.score(number(item.maximum)) : text.percentScore}
          hint={text.scoreHint}
          maxLength={8}
          value={typed.score}
          onChange={(score) => change({ score })}
        />
      )}
      {typed.way === 'excused' && <p className={styles.hint}>{text.excuseHint}</p>}
      {typed.way === 'found' && isChanged(known, typed) && !isByHand && (
        <p className={styles.hint}>{text.takeBackHint}</p>
      )}
      {isChanged(known, typed) && (
        <TextArea
          {...field('reason')}
          label={reasonIsNeeded ? text.reason : text.optionalReason}
          hint={text.reasonHint}
          rows={2}
          required={reasonIsNeeded}
          maxLength={gradeLimits.reasonMaximum}
          value={typed.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      )}
      {wasMeanwhile ? <Notice kind="danger">{text.changedMeanwhile(now)}</Notice> : <FormFailure {...failure} />}
      <div>
        <Button type="submit" disabled={!isChanged(known, typed)} loading={isBusy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

/** What a cell says, in words. */
function useStanding(item: GradeItem, { state, score, isEntered }: GradeCell): string {
  const words = useMessages(gradeWords);
  const text = useMessages(gradebookMessages);
  const figures = useGradeFigures();
  const isByHand = item.kind === 'manual';
  if (state === 'excused') return words.excused;
  if (state === 'missing') return text.missing;
  if (state === 'waiting' || score === null) return isByHand ? text.unmarked : text.waiting;
  const shown = figures.score(item.kind, score, item.maximum);
  return isEntered && !isByHand ? `${shown} (${words.overridden})` : shown;
}

function Found({ item, cell }: { item: GradeItem; cell: GradeCell }) {
  const text = useMessages(gradeCellMessages);
  const { score } = useGradeFigures();
  return (
    <span className={styles.hint}>
      {cell.found === null ? text.nothingFound : text.found(score(item.kind, cell.found, item.maximum))}
    </span>
  );
}
