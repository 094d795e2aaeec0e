import { limits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { useCallback, useEffect, useRef } from 'react';
import { leaveTo } from '#shared/navigation/leave';
import { currentRedirect } from '#shared/navigation/redirect';
import { useToast } from '#shared/toasts/ToastProvider';
import { failureMessages } from './failure.messages';

/** Says that the session is over and goes to the server's login path after 500 ms (NAV-9). */
export function useUnauthorizedNotice(): () => void {
  const toast = useToast();
  const text = useMessages(failureMessages);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const isTold = useRef(false);

  return useCallback(() => {
    // Several calls fail together; one notice and one redirect are enough.
    if (isTold.current) return;
    isTold.current = true;
    toast({ title: latest.current.unauthorizedTitle, description: latest.current.unauthorized, kind: 'destructive' });
    setTimeout(() => {
      isTold.current = false;
      const redirect = currentRedirect();
      leaveTo(redirect ? `/api/login?redirect=${redirect}` : '/api/login');
    }, limits.signInRedirectDelayMs);
  }, [toast]);
}
