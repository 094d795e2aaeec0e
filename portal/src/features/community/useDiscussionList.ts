import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { communityQueries } from './community.queries';
import type { ListedView } from './model/community-address';
import { matching } from './model/matching';

/**
 * The discussions of a forum that hold the words. Where all of them are loaded the words are found here at once, as the
 * specification has it; of a longer list the server is asked for the rest (spec 5, COM-7).
 */
export function useDiscussionList(forumId: string, search: string, view: ListedView) {
  const { isSignedIn } = useSession();
  const whole = useInfiniteQuery({ ...communityQueries.list({ forumId, search: '', view }), enabled: isSignedIn });
  const isServersTurn = search !== '' && whole.hasNextPage;
  const found = useInfiniteQuery({ ...communityQueries.list({ forumId, search, view }), enabled: isServersTurn });

  const loaded = matching(rowsOf(whole.data), search);
  const source = isServersTurn ? found : whole;
  return {
    source,
    discussions: isServersTurn && found.isSuccess ? rowsOf(found.data) : loaded,
    /** Nothing can be shown yet. */
    isPending: source.isPending && loaded.length === 0,
  };
}
