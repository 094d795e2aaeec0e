import { ApiError } from '@masar/contracts';
import { ErrorState, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { missingPageMessages } from './missing-page.messages';
import { PageFrame } from './Page';
import { usePageHead } from './usePageHead';

interface MissingPageProps {
  error: unknown;
  onRetry: () => void;
  /** What is said where the server refuses; other failures may pass. */
  title: string;
  /** Without it the failure's own words. */
  hint?: string | undefined;
  /** Title of other failures, where the usual one says too little. */
  failed?: string | undefined;
  back: { to: string; label: string };
}

/** In the place of a page that cannot be shown; only what may succeed later can be tried again. */
export function MissingPage({ error, onRetry, title, hint, failed, back }: MissingPageProps) {
  const text = useMessages(missingPageMessages);
  const describe = useFailureText();
  const isRefused = error instanceof ApiError && error.status < 500;
  const heading = isRefused ? title : (failed ?? text.failed);
  usePageHead({ title: heading });
  return (
    <PageFrame>
      <ErrorState
        headingLevel={1}
        drawing={isRefused ? 'lost' : 'broken'}
        title={heading}
        onRetry={isRefused ? undefined : onRetry}
        action={
          <ButtonLink to={back.to} variant={isRefused ? 'primary' : 'secondary'}>
            {back.label}
          </ButtonLink>
        }
      >
        {isRefused && hint ? hint : describe(error, hint)}
      </ErrorState>
    </PageFrame>
  );
}
