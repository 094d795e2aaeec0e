import type { components } from '@masar/contracts';
import type { Tone } from '@masar/ui';

export type Application = components['schemas']['ApplicationRecord'];

export const toneOfApplication: Record<Application['status'], Tone> = {
  pending: 'yellow',
  in_review: 'blue',
  accepted: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
  completed: 'green',
};

/** What an action leads to, as the server takes it. */
export const statusAfter = {
  review: 'in_review',
  accept: 'accepted',
  reject: 'rejected',
  finish: 'completed',
} as const;
