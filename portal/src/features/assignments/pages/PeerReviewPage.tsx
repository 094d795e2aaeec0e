import { pickLocalized } from '@masar/i18n';
import { ErrorState, Isolated, PageSpinner, shell, useLocale, useMessages } from '@masar/ui';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Fold } from '#shared/fold/Fold';
import { paths } from '#shared/navigation/paths';
import { Page, PageFrame } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { Markdown } from '#subjects/markdown/Markdown';
import styles from '../components/Assignments.module.css';
import { ReviewForm } from '../components/ReviewForm';
import { WorkView } from '../components/WorkView';
import { assignmentsMessages } from '../messages/assignments.messages';
import { peerReviewsMessages } from '../messages/peer-reviews.messages';
import { peerReviewQueries } from '../peer-reviews.queries';

/** /peer-reviews/{id}: the work of somebody who is not named, beside the rubric (ASG-2). */
export default function PeerReviewPage() {
  const text = useMessages(peerReviewsMessages);
  const words = useMessages(assignmentsMessages);
  const { language, format } = useLocale();
  const describe = useFailureText();
  const { id = '' } = useParams();
  const review = useSignedInQuery(peerReviewQueries.one(id));
  if (review.isError && !review.data)
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={text.failed} onRetry={() => void review.refetch()}>
          {describe(review.error)}
        </ErrorState>
      </PageFrame>
    );
  if (!review.data) return <PageSpinner />;
  const { data } = review;
  const instructions = pickLocalized(data, 'peerInstructions', language);
  return (
    <Page
      title={text.pageTitle}
      intro={<Isolated>{pickLocalized(data, 'title', language)}</Isolated>}
      back={{ to: paths.assignment.href(data.courseId, data.assignmentId), label: words.backToAssignment }}
    >
      <div className={`${shell.stack24} ${styles.desk}`}>
        <section className={`${shell.stack12} ${styles.section}`} aria-label={text.work}>
          <p className={styles.facts}>
            {data.finishedAt
              ? text.doneAt(format.dateTime(data.finishedAt))
              : data.isOpen
                ? text.keptUntil(format.appointment(data.expiresAt))
                : text.closed}
          </p>
          {instructions && (
            <div className={`${shell.card} ${styles.card}`}>
              <h2>{text.instructions}</h2>
              <p className={styles.lines}>{instructions}</p>
            </div>
          )}
          <h2>{text.work}</h2>
          <WorkView work={data} />
          <Fold title={text.task}>
            <Markdown>{pickLocalized(data, 'task', language)}</Markdown>
          </Fold>
        </section>
        <ReviewForm key={`${data.id} ${data.finishedAt}`} review={data} />
      </div>
    </Page>
  );
}
