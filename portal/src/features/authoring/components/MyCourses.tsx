import { pickLocalized } from '@masar/i18n';
import { ErrorState, Isolated, RowsSkeleton, shell, StatusBadge, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseWords } from '#subjects/courses/course-words.messages';
import { publicationOf } from '../authoring.mutations';
import { authoringQueries } from '../authoring.queries';
import { courseEditorMessages } from '../messages/course-editor.messages';
import formStyles from './Form.module.css';
import styles from './MyCourses.module.css';

/** The instructor's own courses, drafts included, each leading to its editor, or to its page where one only assists. */
export function MyCourses() {
  const text = useMessages(courseEditorMessages);
  const words = useMessages(courseWords);
  const { language, digits } = useLocale();
  const describe = useFailureText();
  const courses = useSignedInQuery(authoringQueries.mine());
  return (
    <Card component="section" className={`${shell.stack16} ${formStyles.section}`} aria-labelledby="my-courses">
      <h2 id="my-courses">{text.myCourses}</h2>
      {courses.isPending && <RowsSkeleton rows={3} />}
      {courses.isError && (
        <ErrorState title={text.myCoursesFailed} headingLevel={3} onRetry={() => void courses.refetch()}>
          {describe(courses.error)}
        </ErrorState>
      )}
      {courses.data?.length === 0 && <p className={formStyles.hint}>{text.myCoursesEmpty}</p>}
      {courses.data && courses.data.length > 0 && (
        <ul role="list" className={styles.courses}>
          {courses.data.map((course) => (
            <li key={course.id} className={styles.course}>
              <span className={styles.words}>
                <Link
                  to={paths[course.canEdit ? 'editCourse' : 'course'].href(course.id)}
                  className={`${shell.wholeRow} ${styles.title}`}
                >
                  <Isolated>{pickLocalized(course, 'title', language)}</Isolated>
                </Link>
                <span className={`${shell.row} ${styles.facts}`}>
                  <span>{words.lessons(course.lessonsCount, digits)}</span>
                  <span>
                    {publicationOf(course) === 'preparation'
                      ? words.followers(course.followersCount, digits)
                      : words.students(course.studentsCount, digits)}
                  </span>
                </span>
              </span>
              <StatusBadge status={publicationOf(course)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
