import { assignmentLimits, rubricMaximum } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { useMark } from '../assignments.mutations';
import type { Mark, WorkOfLearner } from '../assignments.queries';
import { markingMessages } from '../messages/marking.messages';
import styles from './Assignments.module.css';
import { HandBackForm } from './HandBackForm';
import { LevelChoice } from './LevelChoice';
import { PlaceNotes } from './PlaceNotes';

/** Whether keys go into a text that somebody writes. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** The rubric as a form by mouse, touch and keyboard; saving leads to the next work (ASG-2). */
export function MarkForm({ work, next }: { work: WorkOfLearner; next: string | undefined }) {
  const text = useMessages(markingMessages);
  const { format } = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const mark = useMark(work.id);
  const rubric = work.rubric ?? [];
  const [former] = work.marks;
  const isChange = work.state === 'marked';
  const [levels, setLevels] = useState<(number | undefined)[]>(() =>
    rubric.map((_, row) => former?.levels.find((one) => one.row === row)?.level),
  );
  const [row, setRow] = useState(0);
  const [comment, setComment] = useState(former?.comment ?? '');
  const [notes, setNotes] = useState<Mark['notes']>(former?.notes ?? []);
  const [reason, setReason] = useState('');
  const chosen = levels.flatMap((level, at) => (level === undefined ? [] : [{ row: at, level }]));
  const isComplete = chosen.length === rubric.length;
  const points = chosen.reduce((sum, one) => sum + (rubric[one.row]?.levels[one.level]?.points ?? 0), 0);
  const mayMark = work.mayMark && (work.state === 'waiting' || isChange);

  const choose = (at: number, level: number) => {
    if (!rubric[at]?.levels[level]) return;
    setLevels((before) => before.map((one, place) => (place === at ? level : one)));
    setRow(Math.min(at + 1, rubric.length - 1));
  };
  const goNext = () => (next ? navigate(paths.markWork.href(next)) : navigate(paths.marking.href()));
  // Not the callbacks of `mutate`: when the work is read again as marked, this form has made room for another.
  const save = async () => {
    if (!isComplete || mark.isPending) return;
    try {
      await mark.mutateAsync({
        version: work.version,
        levels: chosen,
        comment,
        notes,
        ...(isChange && { reason: reason.trim() }),
      });
    } catch (error) {
      notifyFailure(error, { title: text.saveFailed });
      return;
    }
    toast({ title: text.saved, kind: 'success' });
    if (!isChange) void goNext();
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return void save();
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      if (/^[1-9]$/.test(event.key)) return choose(row, Number(event.key) - 1);
      if (event.key === 'j') return setRow(Math.min(row + 1, rubric.length - 1));
      if (event.key === 'k') return setRow(Math.max(row - 1, 0));
      if (event.key === 'n') void goNext();
      return undefined;
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  return (
    <section className={styles.section} aria-label={text.rubric}>
      <h2>{text.rubric}</h2>
      <p className={`${styles.facts} ${styles.keys}`}>{text.keys}</p>
      <LevelChoice rubric={rubric} levels={levels} current={row} disabled={!mayMark} onChoose={choose} />
      {mayMark && (
        <>
          {work.text && <PlaceNotes text={work.text} notes={notes} onChange={setNotes} />}
          <TextArea
            label={text.comment}
            rows={4}
            maxLength={assignmentLimits.commentMaximum}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          {isChange && (
            <TextArea
              label={text.reason}
              rows={2}
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          <div className={styles.bar}>
            <output>
              {isComplete
                ? text.total(format.number(points), format.number(rubricMaximum(rubric)))
                : text.missingLevels}
            </output>
            <div className={styles.actions}>
              {next && (
                <Button variant="outlined" onClick={() => void goNext()}>
                  {text.next}
                </Button>
              )}
              <Button
                disabled={!isComplete || (isChange && !reason.trim())}
                loading={mark.isPending}
                onClick={() => void save()}
              >
                {isChange ? text.change : text.save}
              </Button>
            </div>
          </div>
          {!isChange && <HandBackForm work={work} onDone={() => void goNext()} />}
        </>
      )}
    </section>
  );
}
