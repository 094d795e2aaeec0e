import { ApiError } from '@masar/contracts';
import { EmptyState, ErrorState, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { usePageHead } from '#shared/page/usePageHead';
import { firstLessonMessages } from '../first-lesson.messages';
import { learningMessages } from '../learning.messages';

interface FirstLessonFailureProps {
  courseId: string;
  error: unknown;
  onRetry: () => void;
}

/** In the place of a first lesson that visitors may not read, or that was not loaded. */
export function FirstLessonFailure({ courseId, error, onRetry }: FirstLessonFailureProps) {
  const text = useMessages(firstLessonMessages);
  const words = useMessages(learningMessages);
  const describe = useFailureText();
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 400);
  usePageHead({ title: isRefused ? text.closed : words.loadFailed });
  if (isRefused) {
    return (
      <EmptyState
        headingLevel={1}
        drawing="locked"
        title={text.closed}
        action={<ButtonLink to={paths.course.href(courseId)}>{words.toCourse}</ButtonLink>}
      >
        {text.closedHint}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title={words.loadFailed}
      onRetry={onRetry}
      action={
        <ButtonLink to={paths.course.href(courseId)} variant="secondary">
          {words.toCourse}
        </ButtonLink>
      }
    >
      {describe(error)}
    </ErrorState>
  );
}
