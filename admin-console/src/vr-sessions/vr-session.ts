import type { components } from '@masar/contracts';
import type { Tone } from '@masar/ui';

export type VrSession = components['schemas']['VrSessionRecord'];

export const toneOfSession: Record<VrSession['status'], Tone> = {
  scheduled: 'blue',
  live: 'green',
  ended: 'neutral',
  cancelled: 'red',
};
