import type { ApplicationStatus } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import type { ApplicationMove } from '../posting';
import { applicationWords } from './application-words.messages';
import styles from './ApplicationTimeline.module.css';

const steps = {
  pending: 'sent',
  in_review: 'toReview',
  accepted: 'toAccepted',
  rejected: 'toRejected',
  withdrawn: 'toWithdrawn',
  completed: 'toCompleted',
} as const satisfies Record<ApplicationStatus, string>;

/** Stations of an application in their order: what happened, by whom and when, with its note (OPP-3). */
export function ApplicationTimeline({ moves }: { moves: readonly ApplicationMove[] }) {
  const text = useMessages(applicationWords);
  const { format } = useLocale();
  return (
    <ol role="list" className={styles.timeline} aria-label={text.timeline}>
      {moves.map(({ id, to, byName, note, at }) => (
        <li key={id} className={styles.station} data-status={to}>
          <p className={`${shell.row} ${styles.what}`}>
            <strong>{text[steps[to]]}</strong>
            {byName && <Isolated>{text.by(byName)}</Isolated>}
          </p>
          <time dateTime={at} className={styles.when}>
            {format.dateTime(at)}
          </time>
          {note && (
            <p className={styles.note} dir={textDirection(note)}>
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
