import { textDirection } from '@masar/i18n';
import { Isolated, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { Fold } from '#shared/fold/Fold';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import type { WorkOfLearner } from '../assignments.queries';
import { useExcept } from '../groups.mutations';
import { groupsMessages } from '../messages/groups.messages';
import styles from './Assignments.module.css';

type Member = WorkOfLearner['members'][number];

/** Whose work it is; who marks may take single members out of its mark (ASG-2). */
export function GroupMembers({ work }: { work: WorkOfLearner }) {
  const text = useMessages(groupsMessages);
  if (work.members.length === 0) return null;
  return (
    <section className={shell.stack12} aria-label={text.members}>
      <h3>{text.members}</h3>
      <ul role="list" className={shell.stack12}>
        {work.members.map((member) => (
          <li key={member.id} className={styles.row}>
            <strong>
              <Isolated>{member.name ?? text.someone}</Isolated>
            </strong>
            {member.exceptedBecause !== null && (
              <p dir={textDirection(member.exceptedBecause)}>{text.excepted(member.exceptedBecause)}</p>
            )}
            {member.tookPart === false && member.exceptedBecause === null && <p>{text.notNamed}</p>}
            {work.mayMark && <Exception workId={work.id} member={member} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Exception({ workId, member }: { workId: string; member: Member }) {
  const text = useMessages(groupsMessages);
  const notifyFailure = useFailureNotice();
  const except = useExcept(workId);
  const name = member.name ?? text.someone;
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `exception:${workId}:${member.id}`,
    rules: { reason: asMarked },
    send: ({ reason }) => except.mutateAsync({ userId: member.id, reason }),
    isRepeated: true,
  });
  if (member.tookPart === false)
    return (
      <div className={shell.row12}>
        <Button
          variant="outlined"
          size="small"
          aria-label={text.takeBack(name)}
          loading={except.isPending}
          onClick={() =>
            except.mutate(
              { userId: member.id, reason: null },
              { onError: (error) => notifyFailure(error, { title: text.exceptFailed }) },
            )
          }
        >
          {text.takeBackShort}
        </Button>
      </div>
    );
  return (
    <Fold title={text.except} label={text.exceptFor(name)}>
      <form {...form} className={shell.stack12}>
        <RestoredDraft {...draft} />
        <TextArea label={text.exceptReason} rows={2} required maxLength={500} name="reason" error={errorOf('reason')} />
        <FormFailure {...failure} fallback={text.exceptFailed} />
        <div className={shell.row12}>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {text.exceptSave}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
