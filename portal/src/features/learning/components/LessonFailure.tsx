import { ApiError } from '@masar/contracts';
import { EmptyState, ErrorState, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { usePageHead } from '#shared/page/usePageHead';
import { learningMessages } from '../learning.messages';
import { JoinFromLesson } from './JoinFromLesson';

/** A lesson for enrolled learners only: says so and offers to enrol (LSN-3). */
function LockedLesson({ courseId }: { courseId: string }) {
  const text = useMessages(learningMessages);
  usePageHead({ title: text.lockedTitle });
  return (
    <EmptyState
      headingLevel={1}
      drawing="locked"
      title={text.lockedTitle}
      action={
        <>
          <JoinFromLesson courseId={courseId} />
          <ButtonLink to={paths.course.href(courseId)} variant="secondary">
            {text.toCourse}
          </ButtonLink>
        </>
      }
    >
      {text.lockedHint}
    </EmptyState>
  );
}

/** A lesson whose text is still being written: its course can be followed (CRS-10). */
function LessonInPreparation({ courseId }: { courseId: string }) {
  const text = useMessages(learningMessages);
  usePageHead({ title: text.preparationTitle });
  return (
    <EmptyState
      headingLevel={1}
      drawing="locked"
      title={text.preparationTitle}
      action={<ButtonLink to={paths.course.href(courseId)}>{text.toCourse}</ButtonLink>}
    >
      {text.preparationHint}
    </EmptyState>
  );
}

interface LessonFailureProps {
  courseId: string;
  error: unknown;
  /** The lesson exists, but in another course. */
  isElsewhere?: boolean;
  onRetry: () => void;
}

/** In the place of a lesson that cannot be opened: locked, in preparation, gone or not loaded. */
export function LessonFailure({ courseId, error, isElsewhere = false, onRetry }: LessonFailureProps) {
  const text = useMessages(learningMessages);
  const describe = useFailureText();
  if (error instanceof ApiError && error.code === 'courses.in_preparation')
    return <LessonInPreparation courseId={courseId} />;
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 403) return <LockedLesson courseId={courseId} />;
  const isGone = isElsewhere || status === 404 || status === 400;
  const toCourse = (
    <ButtonLink to={paths.course.href(courseId)} variant={isGone ? 'primary' : 'secondary'}>
      {text.toCourse}
    </ButtonLink>
  );
  if (isGone) {
    return (
      <EmptyState headingLevel={1} drawing="lost" title={text.notFound} action={toCourse}>
        {text.notFoundHint}
      </EmptyState>
    );
  }
  return (
    <ErrorState headingLevel={1} title={text.loadFailed} onRetry={onRetry} action={toCourse}>
      {describe(error)}
    </ErrorState>
  );
}
