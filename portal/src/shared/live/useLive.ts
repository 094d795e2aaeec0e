import { useEffect, useRef } from 'react';
import { useSession } from '#shared/session/SessionProvider';
import type { LiveListener, LiveTopic } from './live-news';

/**
 * Calls `onNews` when others change what this screen shows (COM-5, NTF-3). Usually it invalidates queries:
 *
 * ```ts
 * useLive(forumId ? `forum:${forumId}` : 'discussions', () =>
 *   void queryClient.invalidateQueries({ queryKey: communityQueries.lists() }));
 * useLive(open && `discussion:${open}`, ({ kind, ids }) => { … });
 * ```
 *
 * - A falsy topic follows nothing, so that the hook can be called before it is known which.
 * - Call it once for each topic; all share the tab's one stream, which is opened only while somebody is signed in.
 * - News bring ids only (`LiveNews`); what may be seen is decided when the API is asked. Own changes come back as well:
 *   invalidating what a mutation has invalidated already costs one more GET and does no harm.
 * - Nothing is missed: after a lost connection, a hidden tab or a restarted server, what happened meanwhile follows, or
 *   `missed` says to load everything anew. So treat a kind that you don't know like `missed`.
 * - News may come twice and in bursts; the same news within a second is given at its beginning and at its end only.
 * - `onNews` may be a new function at each render; the latest is called.
 */
export function useLive(topic: LiveTopic | '' | false | null | undefined, onNews: LiveListener): void {
  const { isSignedIn, user } = useSession();
  // Who is only remembered while the network is away has no id of the server's.
  const reader = isSignedIn && user && user.id !== 'offline' ? user.id : null;
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    if (!reader || !topic) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    // A chunk of its own: visitors never load it, and nobody before the page is drawn (PERF-4).
    void import('./live-stream').then(
      ({ liveStream }) => {
        if (!isGone) leave = liveStream.follow(topic, (news) => latest.current(news));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [reader, topic]);
}
