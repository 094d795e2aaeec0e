import { ApiError } from '@masar/contracts';
import { ErrorState, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { jobDetailMessages } from '../messages/job-detail.messages';

interface JobNotFoundProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of a vacancy that fails to load; only what may succeed later can be tried again. */
export function JobNotFound({ error, onRetry }: JobNotFoundProps) {
  const text = useMessages(jobDetailMessages);
  const describe = useFailureText();
  const isRefused = error instanceof ApiError && error.status < 500;
  const title = isRefused ? text.notFound : text.loadFailed;
  usePageHead({ title });
  return (
    <PageFrame>
      <ErrorState
        headingLevel={1}
        drawing={isRefused ? 'lost' : 'broken'}
        title={title}
        onRetry={isRefused ? undefined : onRetry}
        action={
          <ButtonLink to={paths.jobs.href()} variant={isRefused ? 'primary' : 'secondary'}>
            {text.back}
          </ButtonLink>
        }
      >
        {isRefused ? text.notFoundHint : describe(error)}
      </ErrorState>
    </PageFrame>
  );
}
