import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import type { Queue } from '../queues/queue';
import { queueResource } from '../queues/queue-resource';
import { type PendingPost, pendingPostFields } from './pending-post.fields';
import { pendingPostsMessages } from './pending-posts.messages';

type Text = (typeof pendingPostsMessages)['ar'];

const queue: Queue<PendingPost, Text, 'visible' | 'hidden'> = {
  resource: 'pending-posts',
  icon: HourglassIcon,
  text: pendingPostsMessages,
  fields: pendingPostFields,
  waits: {},
  title: ({ kind }, text) => text[kind],
  quote: ({ content, discussionId }, text) => ({
    label: text.words,
    words: content,
    link: { href: `/discussions/${discussionId}`, text: text.openDiscussion },
  }),
  decision: ({ status }, text) =>
    status === 'pending'
      ? {
          reason: { label: text.reason, hint: text.reasonHint, missing: text.reasonMissing },
          choices: [
            { value: 'visible', label: text.approve, done: text.visible },
            { value: 'hidden', label: text.refuse, done: text.hidden, needsReason: true },
          ],
        }
      : null,
  outcome: ({ status }, text) => (status === 'pending' ? null : text[status]),
};

/** First posts of new accounts that hold links, to be published or refused (COM-4). */
export default queueResource(queue);
