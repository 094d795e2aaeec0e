import { ErrorState, useMessages } from '@masar/ui';
import { usePageTitle } from '../page/usePageTitle';
import { layoutMessages } from './layout/layout.messages';

interface ErrorPageProps {
  resetErrorBoundary: (reason: unknown) => void;
}

/** A screen that failed while drawing; the rest of the console stays usable. */
export function ErrorPage({ resetErrorBoundary }: ErrorPageProps) {
  const text = useMessages(layoutMessages);
  usePageTitle(text.errorTitle);
  return (
    <ErrorState title={text.errorTitle} headingLevel={1} onRetry={() => resetErrorBoundary(undefined)}>
      {text.errorText}
    </ErrorState>
  );
}
