import { useLocale, useMessages } from '@masar/ui';
import type { ListedJob } from './job.kind';
import styles from './JobFacts.module.css';
import { matchMessages } from './match.messages';

/** How many skills lack, and how short the way to the first of them is (JOB-2). */
export function MatchLine({ match: { missingSkills, matchedSkills, nearestCourse } }: Pick<ListedJob, 'match'>) {
  const text = useMessages(matchMessages);
  const { digits } = useLocale();
  if (missingSkills.length + matchedSkills.length === 0) return null;
  if (missingSkills.length === 0) return <p className={styles.match}>{text.allThere}</p>;
  return (
    <p className={styles.match}>
      <span>{text.lacks(missingSkills.length, digits)}</span>
      {nearestCourse && (
        <>
          {' · '}
          <span>{text.nearestCourse(text.hours(nearestCourse.hours, digits))}</span>
        </>
      )}
    </p>
  );
}
