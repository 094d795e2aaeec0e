import { pickLocalized, textDirection } from '@masar/i18n';
import { ErrorState, Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { certificateReviewQueries, type CertificateWork } from '../certificate-reviews.queries';
import { certificateReviewsMessages } from '../messages/certificate-reviews.messages';
import styles from './CertificateReviews.module.css';

/** What a learner did in the course, for who decides about the certificate (CRT-11). */
export function LearnersWork({ reviewId }: { reviewId: string }) {
  const text = useMessages(certificateReviewsMessages);
  const describe = useFailureText();
  const work = useSignedInQuery(certificateReviewQueries.work(reviewId));
  return (
    <section className={`${shell.stack16} ${styles.work}`} aria-label={text.work}>
      {work.isPending && <RowsSkeleton rows={2} />}
      {work.isError && (
        <ErrorState headingLevel={3} title={text.workFailed} onRetry={() => void work.refetch()}>
          {describe(work.error)}
        </ErrorState>
      )}
      {work.data && <Work work={work.data} />}
    </section>
  );
}

function Work({ work }: { work: CertificateWork }) {
  const text = useMessages(certificateReviewsMessages);
  const { language, format } = useLocale();
  const quizzes = work.lessons.filter(({ hasQuiz }) => hasQuiz);
  return (
    <>
      <ul className={styles.figures}>
        <li>{text.lessonsDone(format.number(work.lessonsCompleted), format.number(work.lessons.length))}</li>
        <li>{text.time(format.number(Math.round(work.spentSeconds / 60)))}</li>
        {work.completedAt && <li>{text.completed(format.date(work.completedAt))}</li>}
      </ul>
      <h3>{text.quizzes}</h3>
      {quizzes.length === 0 && <p className={styles.facts}>{text.noQuizzes}</p>}
      <ul className={styles.figures}>
        {quizzes.map((lesson) => (
          <li key={lesson.id}>
            <Isolated>{pickLocalized(lesson, 'title', language)}</Isolated>
            {': '}
            {lesson.bestScore === null
              ? text.notTaken
              : `${format.percent(Number(lesson.bestScore))} · ${text.attempts(format.number(lesson.attempts))}`}
          </li>
        ))}
      </ul>
      <h3>{text.discussions}</h3>
      {work.discussions.length === 0 && <p className={styles.facts}>{text.noDiscussions}</p>}
      <ul className={styles.figures}>
        {work.discussions.map(({ id, title }) => (
          <li key={id} dir={textDirection(title)}>
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}
