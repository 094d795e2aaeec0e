import { Skeleton, useMessages } from '@masar/ui';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { NoGrades } from '../components/NoGrades';
import { PlanForm } from '../components/PlanForm';
import styles from '../components/PlanForm.module.css';
import { gradeQueries } from '../grades.queries';
import { gradePlanMessages } from '../messages/grade-plan.messages';

/** /courses/{id}/grades/plan: what the total of a course is made of (GRD-1, EVD-3). */
export default function GradePlanPage() {
  const text = useMessages(gradePlanMessages);
  const { id = '' } = useParams();
  const book = useSignedInQuery(gradeQueries.book(id));
  return (
    <Page title={text.title} intro={text.intro} back={{ to: paths.gradebook.href(id), label: text.back }}>
      {book.data ? (
        <PlanForm key={book.data.courseId} book={book.data} />
      ) : book.isError ? (
        <NoGrades error={book.error} onRetry={() => void book.refetch()} />
      ) : (
        <div className={styles.pending}>
          <Skeleton height="180px" />
          <Skeleton height="180px" />
          <Skeleton height="180px" />
        </div>
      )}
    </Page>
  );
}
