import { listed, pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import type { Course } from './course-answers';
import { missingFirstMessages } from './missing-first.messages';
import styles from './MissingFirst.module.css';

/** Where the page of a course says what comes first. */
export const needsPlace = 'needs';

/** What the reader needs before a course, with the way there; nothing where they can take it now (PRE-3). */
export function MissingFirst({ course }: { course: Pick<Course, 'id' | 'missingFirst'> }) {
  const text = useMessages(missingFirstMessages);
  const { language } = useLocale();
  const { id, missingFirst = [] } = course;
  if (missingFirst.length === 0) return null;
  const names = missingFirst.map((need) => pickLocalized(need, 'label', language));
  return (
    <p className={styles.line}>
      <Link to={`${paths.course.href(id)}#${needsPlace}`}>{text.first(listed(names, language))}</Link>
    </p>
  );
}
