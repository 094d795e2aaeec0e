import { textDirection } from '@masar/i18n';
import { Isolated, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { Fold } from '#shared/fold/Fold';
import { TextArea } from '#shared/forms/TextArea';
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
    <section className={styles.list} aria-label={text.members}>
      <h3>{text.members}</h3>
      <ul role="list" className={styles.list}>
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
  const [reason, setReason] = useState('');
  const name = member.name ?? text.someone;
  const change = (given: string | null) =>
    except.mutate(
      { userId: member.id, reason: given },
      { onSuccess: () => setReason(''), onError: (error) => notifyFailure(error, { title: text.exceptFailed }) },
    );
  if (member.tookPart === false)
    return (
      <div className={styles.actions}>
        <Button
          variant="outlined"
          size="small"
          aria-label={text.takeBack(name)}
          loading={except.isPending}
          onClick={() => change(null)}
        >
          {text.takeBackShort}
        </Button>
      </div>
    );
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change(reason.trim());
  };
  return (
    <Fold title={text.except} label={text.exceptFor(name)}>
      <form className={styles.form} onSubmit={send}>
        <TextArea
          label={text.exceptReason}
          rows={2}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="outlined" loading={except.isPending}>
            {text.exceptSave}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
