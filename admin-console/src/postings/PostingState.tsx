import type { PostingStatus } from '@masar/domain';
import { Badge, type Tone, useMessages } from '@masar/ui';
import { postingWords } from './posting-words.messages';

const tones: Record<PostingStatus, Tone> = { published: 'green', pending: 'yellow', refused: 'red' };

/** Whether a posting is seen, and whether it takes applications. */
export function PostingState({ posting }: { posting: { status: PostingStatus; isActive: boolean } }) {
  const text = useMessages(postingWords);
  const isClosed = posting.status === 'published' && !posting.isActive;
  return (
    <Badge tone={isClosed ? 'neutral' : tones[posting.status]} dot>
      {isClosed ? text.closed : text[posting.status]}
    </Badge>
  );
}
