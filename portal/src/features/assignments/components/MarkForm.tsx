import { assignmentLimits, rubricMaximum } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { CheckField } from '#shared/forms/CheckField';
import { TextArea } from '#shared/forms/TextArea';
import { paths } from '#shared/navigation/paths';
import { readStored, writeStored } from '#shared/storage/stored';
import { useToast } from '#shared/toasts/ToastProvider';
import { useMark } from '../assignments.mutations';
import type { Mark, WorkOfLearner } from '../assignments.queries';
import { markingMessages } from '../messages/marking.messages';
import { useDeskKeys } from '../model/useDeskKeys';
import type { PeerResultOfWork } from '../peer-reviews.queries';
import styles from './Assignments.module.css';
import { FeedbackFiles } from './FeedbackFiles';
import { HandBackForm } from './HandBackForm';
import { LevelChoice } from './LevelChoice';
import { PeerSuggestion } from './PeerSuggestion';
import { PlaceNotes } from './PlaceNotes';
import { namedIn, WhoTookPart } from './WhoTookPart';

/** Kept on this device: whoever marks much chooses once. */
const saveAtLastKey = 'marking:save-at-last';

interface MarkFormProps {
  work: WorkOfLearner;
  /** The next piece of work, as far as it is known what waits. */
  next: string | undefined;
  /** Finds the id of the next piece of work, once it is known what waits. */
  findNext: () => Promise<string | undefined>;
  /** What other learners wrote of it; missing where nothing came. */
  peers?: PeerResultOfWork | undefined;
}

/** The rubric as a form by mouse, touch and keyboard; saving leads to the next work (ASG-2). */
export function MarkForm({ work, next, findNext, peers }: MarkFormProps) {
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
  const [named, setNamed] = useState(() => namedIn(work));
  const [savesAtLast, setSavesAtLast] = useState(() => readStored(saveAtLastKey) !== null);
  const chosen = chosenOf(levels);
  const isComplete = chosen.length === rubric.length;
  const points = chosen.reduce((sum, one) => sum + (rubric[one.row]?.levels[one.level]?.points ?? 0), 0);
  const mayMark = work.mayMark && (work.state === 'waiting' || isChange);
  const mayNotSave = (work.members.length > 0 && named.length === 0) || (isChange && !reason.trim());

  const take = (taken: (number | undefined)[], at: number) => {
    setLevels(taken);
    setRow(Math.min(at + 1, rubric.length - 1));
    if (savesAtLast && !isChange && !isComplete && !taken.includes(undefined)) void save(taken);
  };
  const choose = (at: number, level: number) => {
    if (!mayMark || mark.isPending || !rubric[at]?.levels[level]) return;
    take(
      levels.map((one, place) => (place === at ? level : one)),
      at,
    );
  };
  // The criterion that was chosen last stands before the one whose turn it is.
  const fill = () => {
    const last = levels[row] ?? levels[row - 1];
    if (last === undefined || !mayMark || mark.isPending) return;
    const filled = levels.map((one, place) => one ?? Math.min(last, (rubric[place]?.levels.length ?? 1) - 1));
    take(filled, rubric.length - 1);
  };
  const takePeers = () => {
    if (!peers?.levels.length || !mayMark || mark.isPending) return;
    setLevels(rubric.map((_, place) => peers.levels.find((one) => one.row === place)?.level));
  };
  const changeSavesAtLast = (isOn: boolean) => {
    setSavesAtLast(isOn);
    writeStored(saveAtLastKey, isOn ? 'on' : null);
  };
  const goNext = async () => {
    const found = await findNext();
    return navigate(found ? paths.markWork.href(found) : paths.marking.href());
  };
  // Not the callbacks of `mutate`: when the work is read again as marked, this form has made room for another.
  const save = async (given = levels) => {
    if (given.includes(undefined) || !mayMark || mark.isPending || mayNotSave) return;
    try {
      await mark.mutateAsync({
        version: work.version,
        levels: chosenOf(given),
        comment,
        notes,
        ...(isChange && { reason: reason.trim() }),
        ...(work.members.length > 0 && { tookPart: named }),
      });
    } catch (error) {
      notifyFailure(error, { title: text.saveFailed });
      return;
    }
    toast({ title: text.saved, kind: 'success' });
    if (!isChange) void goNext();
  };

  useDeskKeys({
    choose: (level) => choose(row, level),
    fill,
    move: (by) => setRow(Math.min(Math.max(row + by, 0), rubric.length - 1)),
    next: () => void goNext(),
    save: () => void save(),
    takePeers,
    toggleSaveAtLast: () => changeSavesAtLast(!savesAtLast),
  });

  return (
    <section className={`${shell.stack12} ${styles.section}`} aria-label={text.rubric}>
      <h2>{text.rubric}</h2>
      <p className={`${styles.facts} ${styles.keys}`}>{text.keys}</p>
      {peers && <PeerSuggestion work={work} peers={peers} onTake={mayMark ? takePeers : undefined} />}
      {mayMark && <WhoTookPart members={work.members} named={named} onChange={setNamed} />}
      <LevelChoice rubric={rubric} levels={levels} current={row} disabled={!mayMark} onChoose={choose} />
      {mayMark && (
        <>
          {!isChange && (
            <CheckField
              label={text.saveAtLast}
              checked={savesAtLast}
              onChange={(event) => changeSavesAtLast(event.currentTarget.checked)}
            />
          )}
          {work.text && <PlaceNotes text={work.text} notes={notes} onChange={setNotes} />}
          <TextArea
            label={text.comment}
            rows={4}
            maxLength={assignmentLimits.commentMaximum}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <FeedbackFiles work={work} />
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
            <div className={shell.row12}>
              {next && (
                <Button variant="outlined" onClick={() => void goNext()}>
                  {text.next}
                </Button>
              )}
              <Button disabled={!isComplete || mayNotSave} loading={mark.isPending} onClick={() => void save()}>
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

const chosenOf = (levels: readonly (number | undefined)[]) =>
  levels.flatMap((level, row) => (level === undefined ? [] : [{ row, level }]));
