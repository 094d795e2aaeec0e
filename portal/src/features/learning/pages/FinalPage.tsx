import { ApiError } from '@masar/contracts';
import { finalTitle, pickLocalized, textIn } from '@masar/i18n';
import { EmptyState, ErrorState, Isolated, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page, PageFrame } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { CourseWay } from '#subjects/courses/CourseWay';
import { stepAddress, stepLeft, type Way } from '#subjects/courses/way-steps';
import { expectMarkdown } from '#subjects/markdown/Markdown';
import { FinalPassed } from '../components/FinalPassed';
import { PaperQuiz } from '../components/PaperQuiz';
import { finalMessages } from '../final.messages';
import styles from './FinalPage.module.css';

expectMarkdown();

interface FinalPageProps {
  /** What stands below the end of a course: what it brought nearer. */
  afterwards: (course: CourseDetail) => ReactNode;
}

/** /courses/{id}/final: the final assessment, taken on the paper of quizzes once all lessons are complete (EVD-3). */
export default function FinalPage({ afterwards }: FinalPageProps) {
  const { id: courseId = '' } = useParams();
  const text = useMessages(finalMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const course = useSignedInQuery(courseQueries.detail(courseId));
  const way = useSignedInQuery(courseQueries.way(courseId));
  const final = way.data?.steps.find(({ kind }) => kind === 'final');
  const failed = [course, way].find(({ isError }) => isError);
  const isRefused = failed?.error instanceof ApiError && failed.error.status < 500;
  const toCourse = <ButtonLink to={paths.course.href(courseId)}>{text.toCourse}</ButtonLink>;
  if (final?.state === 'done' && way.data?.completedAt && course.data)
    return (
      <PageFrame>
        <FinalPassed course={course.data} afterwards={afterwards(course.data)} />
        <PaperQuiz of={{ finalOf: courseId }} />
      </PageFrame>
    );
  return (
    <Page
      width="narrow"
      title={textIn(finalTitle, language)}
      intro={course.data && <Isolated>{pickLocalized(course.data, 'title', language)}</Isolated>}
      back={{ to: paths.course.href(courseId), label: text.toCourse }}
    >
      {!failed && !way.data && <RowsSkeleton rows={5} />}
      {failed && isRefused && (
        <EmptyState drawing="locked" title={text.notYours} action={toCourse}>
          {describe(failed.error)}
        </EmptyState>
      )}
      {failed && !isRefused && (
        <ErrorState title={text.failed} onRetry={() => void failed.refetch()}>
          {describe(failed.error)}
        </ErrorState>
      )}
      {way.data && !final && (
        <EmptyState drawing="lost" title={text.none} action={toCourse}>
          {text.noneHint}
        </EmptyState>
      )}
      {final?.state === 'locked' && (
        <div className={styles.parts}>
          <Alert severity="info">{text.locked}</Alert>
          <CourseWay courseId={courseId} />
        </div>
      )}
      {final && final.state !== 'locked' && (
        <PaperQuiz of={{ finalOf: courseId }} whenPassed={<WhatIsLeft courseId={courseId} way={way.data} />} />
      )}
    </Page>
  );
}

/** What else completing the course needs, and the way there (EVD-9). */
function WhatIsLeft({ courseId, way }: { courseId: string; way: Way | undefined }) {
  const text = useMessages(finalMessages);
  const { language } = useLocale();
  const left = way && stepLeft(way);
  if (!left || left.kind === 'final') return null;
  return (
    <ButtonLink to={stepAddress(left, courseId)}>
      {text.left} <Isolated>{pickLocalized(left, 'title', language)}</Isolated>
    </ButtonLink>
  );
}
