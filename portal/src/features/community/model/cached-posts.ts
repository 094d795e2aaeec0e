import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type ListPage, rowsOf } from '#shared/query/list-page';
import { communityQueries } from '../community.queries';
import type { Discussion, OpenedDiscussion, Post, Reply } from '../community-answers';

type Pages<Row> = InfiniteData<ListPage<Row>>;
type Change = <P extends Post>(post: P) => P;

const changedIn =
  <Row extends Post>(id: string, change: Change) =>
  (data: Pages<Row> | undefined): Pages<Row> | undefined =>
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        rows: page.rows.map((row) => (row.id === id ? change(row) : row)),
      })),
    };

/** The answers below a question are the same replies as further down. */
function liftedChanged(post: OpenedDiscussion, id: string, change: Change): OpenedDiscussion {
  const { acceptedAnswer, instructorAnswer } = post;
  if (acceptedAnswer?.id !== id && instructorAnswer?.id !== id) return post;
  return {
    ...post,
    acceptedAnswer: acceptedAnswer?.id === id ? change(acceptedAnswer) : acceptedAnswer,
    instructorAnswer: instructorAnswer?.id === id ? change(instructorAnswer) : instructorAnswer,
  };
}

/** Changes a post wherever it is shown: in lists, in its dialog, among replies. */
export function changeCachedPost(client: QueryClient, id: string, change: Change): void {
  client.setQueriesData<Pages<Discussion>>({ queryKey: communityQueries.lists() }, changedIn(id, change));
  client.setQueriesData<OpenedDiscussion>({ queryKey: communityQueries.opened() }, (post) => {
    if (!post) return post;
    return post.id === id ? change(post) : liftedChanged(post, id, change);
  });
  client.setQueriesData<Pages<Reply>>({ queryKey: [...communityQueries.all(), 'replies'] }, changedIn(id, change));
}

/** Shows an own reply at once below those that are loaded. */
export function appendCachedReply(client: QueryClient, reply: Reply): void {
  client.setQueryData(communityQueries.replies(reply.discussionId).queryKey, (data) => {
    const last = data?.pages.at(-1);
    if (!data || !last) return data;
    return { ...data, pages: [...data.pages.slice(0, -1), { ...last, rows: [...last.rows, reply] }] };
  });
}

/** A discussion as some list knows it: with the beginning of its text. */
export const discussionInLists = (client: QueryClient, id: string): Discussion | undefined =>
  client
    .getQueriesData<Pages<Discussion>>({ queryKey: communityQueries.lists() })
    .flatMap(([, data]) => rowsOf(data))
    .find((discussion) => discussion.id === id);

/** The same while its page is being read, which brings the answers. */
export function beginningOf(client: QueryClient, id: string): OpenedDiscussion | undefined {
  const listed = discussionInLists(client, id);
  return listed && { ...listed, acceptedAnswer: null, instructorAnswer: null };
}

/** A post as it is shown now, in whichever place. */
export function cachedPost(client: QueryClient, id: string): Post | undefined {
  const replies = client.getQueriesData<Pages<Reply>>({ queryKey: [...communityQueries.all(), 'replies'] });
  return (
    client.getQueryData(communityQueries.discussion(id).queryKey) ??
    discussionInLists(client, id) ??
    replies.flatMap(([, data]) => rowsOf(data)).find((reply) => reply.id === id)
  );
}
