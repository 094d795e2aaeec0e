import type { components } from '@masar/contracts';

export type PendingPost = components['schemas']['PendingPostResponse'];
