import { shell, useMessages } from '@masar/ui';
import { CheckField } from '#shared/forms/CheckField';
import type { WorkOfLearner } from '../assignments.queries';
import { groupsMessages } from '../messages/groups.messages';
import styles from './Assignments.module.css';

interface WhoTookPartProps {
  members: WorkOfLearner['members'];
  /** Ids of those who are named. */
  named: readonly string[];
  onChange: (named: string[]) => void;
}

/** Who marks the work of a group names who took part: the mark counts for nobody else (EVD-8). */
export function WhoTookPart({ members, named, onChange }: WhoTookPartProps) {
  const text = useMessages(groupsMessages);
  if (members.length === 0) return null;
  return (
    <fieldset className={`${shell.card} ${styles.tookPart}`}>
      <legend>{text.whoTookPart}</legend>
      <p className={styles.facts}>{text.whoTookPartHint}</p>
      {members.map(({ id, name }) => (
        <CheckField
          key={id}
          label={name ?? text.someone}
          checked={named.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...named, id] : named.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}

/** Who was named before; nobody until that was said. */
export const namedIn = ({ members }: WorkOfLearner): string[] =>
  members.flatMap(({ id, tookPart }) => (tookPart ? [id] : []));
