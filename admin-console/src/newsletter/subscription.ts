import type { components } from '@masar/contracts';
import type { Tone } from '@masar/ui';

export type Subscription = components['schemas']['NewsletterSubscriptionRecord'];
export type SubscriptionStatus = Subscription['status'];

export const subscriptionStatuses = ['active', 'waiting', 'left'] as const satisfies readonly SubscriptionStatus[];

export const toneOf: Record<SubscriptionStatus, Tone> = { active: 'green', waiting: 'yellow', left: 'neutral' };
