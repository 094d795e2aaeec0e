import { ApiError, gatewayStatuses } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import { useCallback } from 'react';
import { useToast } from '#shared/toasts/ToastProvider';
import { failureMessages } from './failure.messages';

interface FailureTexts {
  /** E.g. 'Enrollment Error'. */
  title: string;
  /** Shown where the server gave no message. */
  fallback?: string;
}

/** What to tell about a failure: the server's own words, else what is known. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const text = useMessages(failureMessages);
  return useCallback(
    (error, fallback) => {
      if (error instanceof ApiError) {
        // Our own server says why.
        const unsaid = gatewayStatuses.has(error.status) ? text.noServer : fallback || text.unexpected;
        return error.detail || unsaid;
      }
      // fetch rejects with a TypeError when no answer came at all.
      return error instanceof TypeError ? text.offline : (fallback ?? text.unexpected);
    },
    [text],
  );
}

/**
 * Shows a failed call as a destructive toast: `onError: (error) => notifyFailure(error, { title, fallback })`.
 * A 401 'Unauthorized' is left to the query client, which has already announced it and leaves the page.
 */
export function useFailureNotice(): (error: unknown, texts: FailureTexts) => void {
  const toast = useToast();
  const describe = useFailureText();
  return useCallback(
    (error, { title, fallback }) => {
      if (error instanceof ApiError && error.isUnauthorized) return;
      toast({ title, description: describe(error, fallback), kind: 'destructive' });
    },
    [toast, describe],
  );
}
