import { ApiError } from '@masar/contracts';
import { ErrorState, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { inReviewMessages } from './in-review.messages';
import { isReviewedAnew } from './is-reviewed-anew';

interface PostingNotFoundProps {
  error: unknown;
  onRetry: () => void;
  title: string;
  hint: string;
  back: { to: string; label: string };
}

/** In the place of a page that fails to load, or that is reviewed anew; only what may succeed later can be tried again. */
export function PostingNotFound({ error, onRetry, title, hint, back }: PostingNotFoundProps) {
  const describe = useFailureText();
  const inReview = useMessages(inReviewMessages);
  const isInReview = isReviewedAnew(error);
  const heading = isInReview ? inReview.title : title;
  usePageHead({ title: heading });
  const isRefused = error instanceof ApiError && error.status < 500;
  return (
    <PageFrame>
      <ErrorState
        headingLevel={1}
        drawing="lost"
        title={heading}
        onRetry={isRefused ? undefined : onRetry}
        action={
          <ButtonLink to={back.to} variant={isRefused ? 'primary' : 'secondary'}>
            {back.label}
          </ButtonLink>
        }
      >
        {isRefused && !isInReview ? hint : describe(error, hint)}
      </ErrorState>
    </PageFrame>
  );
}
