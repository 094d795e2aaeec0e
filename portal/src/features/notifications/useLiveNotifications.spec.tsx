import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LiveListener } from '#shared/live/live-news';
import { liveStream } from '#shared/live/live-stream';
import { queryRoots } from '#shared/query/query-roots';
import { type Session, SessionContext } from '#shared/session/SessionProvider';
import { aUser } from '#testing/stub-api';
import { notificationQueries } from './notifications.queries';
import { useReadWhatWasTold } from './told-of';
import { useLiveNotifications } from './useLiveNotifications';

const session: Session = {
  status: 'signed-in',
  isSignedIn: true,
  isRemembered: true,
  user: aUser(),
  role: 'student',
  displayName: 'سارة',
  givenName: 'سارة',
  isDemo: false,
};

/** A round of work that waits for its mark was read before; answers whom the stream tells its news. */
async function follow(root: keyof typeof queryRoots = 'assignments') {
  const listeners: LiveListener[] = [];
  jest.spyOn(liveStream, 'follow').mockImplementation((_topic, listener) => {
    listeners.push(listener);
    return () => undefined;
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked = jest.fn(() => Promise.resolve('marked'));
  const queryKey = [...queryRoots[root], 'work', '1'] as const;
  client.setQueryData<unknown>(queryKey, 'waiting');
  client.setQueryData(notificationQueries.unreadCount().queryKey, 1);
  const page = new QueryObserver(client, { queryKey, queryFn: asked });
  page.subscribe(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useLiveNotifications();
      return useReadWhatWasTold();
    },
    { wrapper },
  );
  await waitFor(() => expect(listeners).toHaveLength(1));
  return { tell: listeners[0]!, open: result.current, shown: () => page.getCurrentResult().data, asked };
}

describe('who is told of something', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['assignments', 'courseInvitations'] as const)(
    'reads %s anew by following the notification, on the page that is open too, and loads nothing before [NTF-3]',
    async (root) => {
      const { tell, open, shown, asked } = await follow(root);
      tell({ kind: 'notifications-changed', ids: {}, unread: 2 });
      expect(asked).not.toHaveBeenCalled();
      open();
      await waitFor(() => expect(shown()).toBe('marked'));
    },
  );

  it('keeps what was read when one was only read elsewhere [NAV-8] [NTF-3]', async () => {
    const { tell, open, asked } = await follow();
    tell({ kind: 'notifications-changed', ids: {}, unread: 0 });
    open();
    expect(asked).not.toHaveBeenCalled();
  });
});
