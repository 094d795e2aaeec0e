import { shell, useLocale, useMessages } from '@masar/ui';
import { LevelMeter } from '#subjects/skills/LevelMeter';
import type { Assessment } from '../assessment.queries';
import { overviewMessages } from '../messages/overview.messages';
import styles from './Standing.module.css';

/** The level that the profile shows, how sure it is and where it comes from. */
export function Standing({ result }: Pick<Assessment, 'result'>) {
  const text = useMessages(overviewMessages);
  const { format } = useLocale();
  if (!result) return <p className={styles.none}>{text.notAssessed}</p>;
  return (
    <div className={styles.standing}>
      <LevelMeter level={result.level} />
      <p className={`${shell.row} ${styles.facts}`}>
        <span>{text.by(result.kind)}</span>
        <span>{text.surety(format.percent(Number(result.confidence) * 100))}</span>
      </p>
    </div>
  );
}
