import { shell, useMessages } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { assignmentQueries } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import { AssignmentCard } from './AssignmentCard';
import styles from './Assignments.module.css';

/** The assignments of a lesson, below its text; nothing where it has none, or where they did not come. */
export default function LessonAssignments({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const text = useMessages(assignmentsMessages);
  const { data } = useSignedInQuery(assignmentQueries.ofLesson(courseId, lessonId));
  if (!data || data.rows.length === 0) return null;
  return (
    <section className={`${shell.stack12} ${styles.section}`} aria-label={text.title}>
      <h2>{text.title}</h2>
      {data.rows.map((assignment) => (
        <AssignmentCard key={assignment.id} assignment={assignment} />
      ))}
    </section>
  );
}
