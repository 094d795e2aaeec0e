import { ApiError } from '@masar/contracts';
import { assignmentLimits } from '@masar/domain';
import { shell, useMessages, useOffline } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { OutdatedDraft } from '#shared/forms/OutdatedDraft';
import { TextArea } from '#shared/forms/TextArea';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { workPrefix } from '#shared/storage/personal-keys';
import { useToast } from '#shared/toasts/ToastProvider';
import { useHandIn, useSaveDraft } from '../assignments.mutations';
import { type Assignment, assignmentQueries, type Work } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import { groupsMessages } from '../messages/groups.messages';
import { linksIn } from '../model/links-in';
import styles from './Assignments.module.css';
import { DraftFiles } from './DraftFiles';

/** What was typed rests for so long before it is sent. */
const restMs = 1200;

/** A draft that keeps itself, on the server and without network on this device, and is handed in once (ASG-1). */
export function DraftForm({
  assignment,
  draft,
  isAlone,
}: {
  assignment: Assignment;
  draft: Work | undefined;
  /** Written after the group was done without the reader. */
  isAlone: boolean;
}) {
  const text = useMessages(assignmentsMessages);
  const groups = useMessages(groupsMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const isOffline = useOffline();
  const save = useSaveDraft(assignment.id);
  const handIn = useHandIn(assignment.id);
  const reread = useQuery({ ...assignmentQueries.work(assignment.id), enabled: false });
  const [isAsking, setAsking] = useState(false);
  const written = { text: draft?.text ?? '', links: draft?.links.join('\n') ?? '' };
  const kept = useHeldValues(assignment.id, written, { prefix: workPrefix });
  const current = useRef(kept.values);
  useEffect(() => {
    current.current = kept.values;
  }, [kept.values]);
  const takes = (kind: Assignment['accepts'][number]) => assignment.accepts.includes(kind);

  const keep = async () => {
    const sent = current.current;
    const version = assignment.isGroupWork && !isAlone && draft ? { version: draft.version } : {};
    await save.mutateAsync({ text: sent.text, links: linksIn(sent.links).map((url) => ({ url })), ...version });
    // What was typed meanwhile is sent next.
    if (current.current === sent) kept.accept(sent);
    else kept.arrived(sent);
  };
  const { values } = kept;
  const { isDirty, isOutdated } = kept.draft;
  // Writing on would be refused again and again, until what the others wrote is loaded.
  const isChangedByOthers = save.error instanceof ApiError && save.error.status === 412;
  useEffect(() => {
    if (!isDirty || isOffline || isChangedByOthers || isOutdated) return undefined;
    const timer = setTimeout(() => {
      // What is refused is said at the field; what did not arrive stays on this device.
      keep().catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
    // `keep` reads what is current by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDirty, values, isOffline, isChangedByOthers, isOutdated]);

  const load = async () => {
    const { data: rounds } = await reread.refetch();
    const latest = rounds?.[0];
    if (latest?.state === 'draft') kept.accept({ text: latest.text, links: latest.links.join('\n') });
    save.reset();
  };
  const send = async () => {
    try {
      if (isDirty) await keep();
      await handIn.mutateAsync();
      toast({ title: text.handedIn, kind: 'success' });
    } catch (error) {
      notifyFailure(error, { title: text.handInFailed });
    } finally {
      setAsking(false);
    }
  };
  const due = assignment.extendedTo ?? assignment.dueAt;
  const isLate = due !== null && new Date(due) < new Date();
  return (
    <section className={`${shell.stack12} ${styles.section}`} aria-label={text.work}>
      <h2>{text.work}</h2>
      {isAlone && <p className={`${shell.card} ${styles.card}`}>{groups.alone}</p>}
      {takes('text') && (
        <TextArea
          label={text.text}
          hint={text.textHint}
          rows={8}
          maxLength={assignmentLimits.textMaximum}
          value={values.text}
          onChange={(event) => kept.change({ text: event.currentTarget.value })}
        />
      )}
      {takes('links') && (
        <TextArea
          label={text.links}
          hint={text.linksHint}
          error={save.error instanceof ApiError && isDirty ? save.error.detail : undefined}
          rows={2}
          dir="ltr"
          value={values.links}
          onChange={(event) => kept.change({ links: event.currentTarget.value })}
        />
      )}
      <DraftFiles assignment={assignment} files={draft?.files ?? []} />
      {isOutdated && !isChangedByOthers && <OutdatedDraft {...kept.draft} />}
      {isChangedByOthers && (
        <div role="alert" className={`${shell.card} ${styles.card}`}>
          <p>{groups.changedBy}</p>
          <div className={shell.row12}>
            <Button variant="outlined" onClick={() => void load()}>
              {groups.load}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className={styles.facts}>
        {isDirty ? (isOffline || save.isError ? text.keptHere : text.saving) : draft && text.saved}
      </p>
      <div className={shell.row12}>
        <Button disabled={isOffline || isOutdated} loading={handIn.isPending} onClick={() => setAsking(true)}>
          {text.handIn}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={text.handInAsk}
          confirm={text.handIn}
          cancel={text.notYet}
          busy={handIn.isPending}
          tone="primary"
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        >
          {isLate ? `${text.handInText} ${text.handInLate}` : text.handInText}
        </ConfirmDialog>
      )}
    </section>
  );
}
