import type { components } from '@masar/contracts';
import type { Tone } from '@masar/ui';

export type Discussion = components['schemas']['DiscussionRecord'];
export type PostStatus = Discussion['status'];

export const toneOfPost: Record<PostStatus, Tone> = {
  visible: 'green',
  pending: 'yellow',
  hidden: 'red',
  deleted: 'neutral',
};
