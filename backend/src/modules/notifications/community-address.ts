import type { PostPlace } from '#modules/community';

/** The page of the discussion, at the reply where one is meant (COM-10). */
export const hrefOfPost = ({ discussionId, replyId }: Pick<PostPlace, 'discussionId' | 'replyId'>): string =>
  `/discussions/${discussionId}${replyId ? `?reply=${replyId}` : ''}`;
