import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import type { Assignment } from '../assignments.queries';
import { groupsMessages } from '../messages/groups.messages';
import styles from './Assignments.module.css';

/** With whom the reader hands in, or that nobody has put them into a group yet (ASG-1). */
export function OwnGroup({ assignment, isAlone }: { assignment: Assignment; isAlone: boolean }) {
  const text = useMessages(groupsMessages);
  const { format } = useLocale();
  if (!assignment.isGroupWork || assignment.isAuthor) return null;
  const { group } = assignment;
  if (!group) return <p className={`${shell.card} ${styles.card}`}>{text.noGroup}</p>;
  return (
    <section className={`${shell.card} ${styles.card}`} aria-label={text.members}>
      <h2>{text.mine(format.number(group.number))}</h2>
      {!isAlone && <p>{text.together}</p>}
      <ul role="list" className={styles.facts}>
        {group.members.map(({ id, name }) => (
          <li key={id}>
            <Isolated>{name ?? text.someone}</Isolated>
          </li>
        ))}
      </ul>
    </section>
  );
}
