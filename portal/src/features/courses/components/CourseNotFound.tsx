import { ApiError } from '@masar/contracts';
import { Drawing, ErrorState, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { courseDetailMessages } from '../course-detail.messages';

interface CourseNotFoundProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of a course that fails to load (spec 8); only what may succeed later can be tried again. */
export function CourseNotFound({ error, onRetry }: CourseNotFoundProps) {
  const text = useMessages(courseDetailMessages);
  const describe = useFailureText();
  usePageHead({ title: text.notFound });
  const isRefused = error instanceof ApiError && error.status < 500;
  return (
    <PageFrame>
      <ErrorState
        headingLevel={1}
        drawing={<Drawing name="lost" />}
        title={text.notFound}
        onRetry={isRefused ? undefined : onRetry}
        action={
          <ButtonLink to={paths.courses.href()} variant={isRefused ? 'primary' : 'secondary'}>
            {text.back}
          </ButtonLink>
        }
      >
        {isRefused ? text.notFoundHint : describe(error, text.notFoundHint)}
      </ErrorState>
    </PageFrame>
  );
}
