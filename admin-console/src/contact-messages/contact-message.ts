import type { components } from '@masar/contracts';
import type { Tone } from '@masar/ui';

export type ContactMessage = components['schemas']['ContactMessageRecord'];
export type ContactMessageStatus = ContactMessage['status'];

export const contactMessageStatuses = [
  'new',
  'answered',
  'archived',
] as const satisfies readonly ContactMessageStatus[];

export const toneOf: Record<ContactMessageStatus, Tone> = { new: 'yellow', answered: 'green', archived: 'neutral' };
