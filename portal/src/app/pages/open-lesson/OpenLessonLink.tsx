import type { SitePage } from '@masar/domain';
import { ArrowForwardIcon, PointingIcon, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { useSitePage } from '#shared/site/useSitePage';
import { openLessonMessages } from './open-lesson.messages';
import styles from './OpenLessonLink.module.css';

/** The visitor's way from a public page to a lesson that needs no account; left out where none is open (LSN-3). */
export function OpenLessonLink({ page }: { page: SitePage }) {
  const text = useMessages(openLessonMessages);
  const { openCourseId } = useSitePage(page);
  if (!openCourseId) return null;
  return (
    <Link to={paths.firstLesson.href(openCourseId)} className={styles.link}>
      {text.read}
      <PointingIcon icon={ArrowForwardIcon} size={18} />
    </Link>
  );
}
