/** What other systems can be told of (API-5); `webhook.ping` is sent on request, to try an address. */
export const webhookEvents = [
  'user.created',
  'user.erased',
  'enrollment.created',
  'enrollment.progressed',
  'enrollment.withdrawn',
  'quiz.submitted',
  'work.handed_in',
  'work.marked',
  'work.handed_back',
  'extension.granted',
  'group.made',
  'grade.changed',
  'course.completed',
  'certificate.issued',
  'certificate.revoked',
  'application.sent',
  'application.moved',
  'posting.published',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Seconds until the next attempt after the first, second … failed one: seven more over some two days. */
const retryDelays = [60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/** When to try again after so many attempts; nothing once it was tried often enough. */
export const retryDelayAfter = (attempts: number): number | undefined => retryDelays[attempts - 1];
