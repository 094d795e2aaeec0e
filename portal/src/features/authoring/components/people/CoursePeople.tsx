import { ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { coursePeopleMessages } from '../../messages/course-people.messages';
import formStyles from '../Form.module.css';
import styles from './CoursePeople.module.css';
import { InviteToTeach } from './InviteToTeach';
import { PersonRow } from './PersonRow';
import { WaitingInvitations } from './WaitingInvitations';

/** Who teaches a course and with which right; its owner invites, changes and takes back, everybody leaves (CRS-14). */
export default function CoursePeople({ course }: { course: CourseDetail }) {
  const text = useMessages(coursePeopleMessages);
  const describe = useFailureText();
  const people = useSignedInQuery(courseQueries.people(course.id));
  return (
    <Card component="section" className={`${shell.stack16} ${formStyles.section}`} aria-labelledby="course-people">
      <h2 id="course-people">{text.title}</h2>
      {people.isPending && <RowsSkeleton rows={2} />}
      {people.isError && (
        <ErrorState title={text.loadFailed} headingLevel={3} onRetry={() => void people.refetch()}>
          {describe(people.error)}
        </ErrorState>
      )}
      {people.data && (
        <ul role="list" className={styles.list}>
          {people.data.map((person) => (
            <PersonRow key={person.id} course={course} person={person} />
          ))}
        </ul>
      )}
      {course.canDirect && <WaitingInvitations courseId={course.id} />}
      {course.canDirect && <InviteToTeach courseId={course.id} />}
    </Card>
  );
}
