import type { components } from '@masar/contracts';
import type { Tone } from '@masar/ui';

export type Webhook = components['schemas']['WebhookResponse'];
export type Delivery = components['schemas']['DeliveryResponse'];

export const toneOfDelivery: Record<Delivery['status'], Tone> = {
  waiting: 'yellow',
  delivered: 'green',
  failed: 'red',
};
