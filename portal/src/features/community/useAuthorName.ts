import { useMessages } from '@masar/ui';
import type { Post } from './community-answers';
import { communityMessages } from './messages/community.messages';

/** How a post's author is called; there is none where the account is gone. */
export function useAuthorName(): (post: Post) => string {
  const text = useMessages(communityMessages);
  return ({ author }) => (author ? author.name || text.unknownUser : text.deletedUser);
}
