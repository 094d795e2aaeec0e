import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LiveListener } from '#shared/live/live-news';
import { liveStream } from '#shared/live/live-stream';
import { type Session, SessionContext } from '#shared/session/SessionProvider';
import { hoursQueries } from '#subjects/volunteering/hours.queries';
import { aUser } from '#testing/stub-api';
import { applicationQueries } from './applications.queries';
import { useLiveApplications } from './useLiveApplications';

const session: Session = {
  status: 'signed-in',
  isSignedIn: true,
  isRemembered: true,
  user: aUser({ role: 'volunteer' }),
  role: 'volunteer',
  displayName: 'سارة',
  givenName: 'سارة',
  isDemo: false,
};

/** What was read before is kept; answers whom the stream tells its news. */
async function follow() {
  const listeners: LiveListener[] = [];
  jest.spyOn(liveStream, 'follow').mockImplementation((_topic, listener) => {
    listeners.push(listener);
    return () => undefined;
  });
  const client = new QueryClient();
  const read = [applicationQueries.all(), hoursQueries.dashboard('ar').queryKey];
  for (const queryKey of read) client.setQueryData<unknown>(queryKey, {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </QueryClientProvider>
  );
  renderHook(() => useLiveApplications(), { wrapper });
  await waitFor(() => expect(listeners).toHaveLength(1));
  return {
    tell: listeners[0]!,
    areOld: () => read.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated),
  };
}

describe('who follows applications', () => {
  afterEach(() => jest.restoreAllMocks());

  it('reads them and the opportunities to log hours for anew when a move is told [OPP-3] [DSH-3]', async () => {
    const { tell, areOld } = await follow();
    tell({ kind: 'notifications-changed', ids: {}, unread: 1 });
    expect(areOld()).toEqual([true, true]);
  });

  it('keeps what was read when the stream only opens [NTF-3]', async () => {
    const { tell, areOld } = await follow();
    tell({ kind: 'ready', ids: {}, unread: 1 });
    expect(areOld()).toEqual([false, false]);
  });
});
