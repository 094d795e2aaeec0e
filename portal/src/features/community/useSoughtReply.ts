import type { InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ListPage, rowsOf } from '#shared/query/list-page';
import type { Reply } from './community-answers';
import { goTo, replyPlace } from './model/reply-place';

/** A reply that a link leads to; a new object for each press. */
export interface SoughtReply {
  id: string;
}

interface Replies {
  data: InfiniteData<ListPage<Reply>> | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Brings the sought reply into view, in whichever page of the replies it is. */
export function useSoughtReply(sought: SoughtReply | null, replies: Replies): void {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = replies;
  const isHere = rowsOf(data).some(({ id }) => id === sought?.id);
  useEffect(() => {
    if (!sought) return;
    if (isHere) goTo(replyPlace(sought.id));
    else if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [sought, isHere, hasNextPage, isFetchingNextPage, fetchNextPage]);
}
