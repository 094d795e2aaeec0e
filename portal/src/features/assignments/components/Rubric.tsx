import { pickLocalized } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import type { RubricRow } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import styles from './Assignments.module.css';

/** Criteria with their levels; the chosen ones are marked where there is a mark (ASG-2). */
export function Rubric({ rubric, chosen = [] }: { rubric: RubricRow[]; chosen?: { row: number; level: number }[] }) {
  const text = useMessages(assignmentsMessages);
  const { language, format } = useLocale();
  return (
    <ul role="list" className={shell.stack12}>
      {rubric.map((row, place) => (
        <li key={place} className={styles.row}>
          <strong>
            <Isolated>{pickLocalized(row, 'title', language)}</Isolated>
          </strong>
          <ul role="list" className={`${shell.stack12} ${styles.levels}`}>
            {row.levels.map((level, at) => {
              const isChosen = chosen.some((one) => one.row === place && one.level === at);
              return (
                <li key={at} className={styles.level} data-chosen={isChosen} aria-current={isChosen || undefined}>
                  <Isolated>{pickLocalized(level, 'title', language)}</Isolated>
                  <small>{text.points(format.number(level.points))}</small>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
