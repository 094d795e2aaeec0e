import type { components } from '@masar/contracts';

export type PendingPosting = components['schemas']['PendingPostingResponse'];
