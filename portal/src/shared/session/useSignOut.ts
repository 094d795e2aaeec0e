import { limits } from '@masar/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#shared/api/api';
import { leaveTo } from '#shared/navigation/leave';
import { forgetPersonalAnswers } from '#shared/offline/forget-personal-answers';
import { forgetPersonalKeys } from '#shared/storage/personal-keys';
import { beginLeaving } from './leaving';
import { forgetIdentity } from './stored-identity';

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ends the session on the server, forgets the four keys and what open papers and unsent work left here, and goes to /login (spec 4). The
 * page is loaded anew, so that nothing of the last user stays in memory.
 */
export function useSignOut(): () => Promise<void> {
  const page = useQueryClient();
  return useCallback(async () => {
    beginLeaving(page);
    // Without network the browser must still forget; the server's session expires by itself.
    const ended = api.POST('/api/auth/logout', { keepalive: true }).catch(() => undefined);
    await Promise.race([ended, delay(limits.signOutPatienceMs)]);
    await forgetPersonalAnswers().catch(() => undefined);
    forgetPersonalKeys();
    forgetIdentity();
    leaveTo('/login');
  }, [page]);
}
