import { ApiError } from '@masar/contracts';
import { ErrorState } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';

interface PostingNotFoundProps {
  error: unknown;
  onRetry: () => void;
  title: string;
  hint: string;
  back: { to: string; label: string };
}

/** In the place of a page that fails to load; only what may succeed later can be tried again. */
export function PostingNotFound({ error, onRetry, title, hint, back }: PostingNotFoundProps) {
  const describe = useFailureText();
  usePageHead({ title });
  const isRefused = error instanceof ApiError && error.status < 500;
  return (
    <PageFrame>
      <ErrorState
        headingLevel={1}
        drawing="lost"
        title={title}
        onRetry={isRefused ? undefined : onRetry}
        action={
          <ButtonLink to={back.to} variant={isRefused ? 'primary' : 'secondary'}>
            {back.label}
          </ButtonLink>
        }
      >
        {isRefused ? hint : describe(error, hint)}
      </ErrorState>
    </PageFrame>
  );
}
