import { ApiError } from '@masar/contracts';
import { ErrorState, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { inReviewMessages } from '#shared/postings/in-review.messages';
import { isReviewedAnew } from '#shared/postings/is-reviewed-anew';
import { jobDetailMessages } from '../messages/job-detail.messages';

interface JobNotFoundProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of a vacancy that fails to load, or that is reviewed anew; only what may succeed later can be tried again. */
export function JobNotFound({ error, onRetry }: JobNotFoundProps) {
  const text = useMessages(jobDetailMessages);
  const describe = useFailureText();
  const isRefused = error instanceof ApiError && error.status < 500;
  const inReview = useMessages(inReviewMessages);
  const isInReview = isReviewedAnew(error);
  const title = isInReview ? inReview.title : isRefused ? text.notFound : text.loadFailed;
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
        {isRefused && !isInReview ? text.notFoundHint : describe(error)}
      </ErrorState>
    </PageFrame>
  );
}
