import { Badge, useMessages } from '@masar/ui';
import { type PostStatus, toneOfPost } from './discussion';
import { postStatusMessages } from './discussions.messages';

/** Whether a discussion or reply is seen. */
export function PostStatusBadge({ status }: { status: PostStatus }) {
  const text = useMessages(postStatusMessages);
  return (
    <Badge tone={toneOfPost[status]} dot>
      {text[status]}
    </Badge>
  );
}
