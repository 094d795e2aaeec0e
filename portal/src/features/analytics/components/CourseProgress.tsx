import { pickLocalized } from '@masar/i18n';
import { Isolated, ProgressBar, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { useContentLanguage } from '#shared/language/content-language';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { enrollmentQueries } from '#subjects/courses/course.queries';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { progressMessages } from '../messages/progress.messages';
import styles from './CourseProgress.module.css';

/** How far each course is. */
export function CourseProgress() {
  const text = useMessages(progressMessages);
  const { language, format } = useLocale();
  const { data: enrollments } = useSignedInQuery(enrollmentQueries.mine(useContentLanguage()));
  return (
    <Panel title={text.courses}>
      {!enrollments && <RowsSkeleton rows={3} />}
      {enrollments?.length === 0 && <PanelNote>{text.noCourses}</PanelNote>}
      {enrollments && enrollments.length > 0 && (
        <ul role="list" className={shell.stack14}>
          {enrollments.map(({ id, courseId, course, progress }) => {
            const title = pickLocalized(course, 'title', language);
            return (
              <li key={id} className={styles.course}>
                <Link to={paths.course.href(courseId)}>
                  <Isolated>{title}</Isolated>
                </Link>
                <span className={styles.percent}>{format.percent(Number(progress))}</span>
                <span className={styles.bar}>
                  <ProgressBar percent={progress} label={text.progressOf(title)} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
