import { defineError } from '#platform/errors/app-error';

export class WebhookNotFound extends defineError('integrations.webhook_not_found', 404) {}
export class WebhookAddressTaken extends defineError('integrations.webhook_address_taken', 409) {}
export class WebhookAddressRefused extends defineError('integrations.webhook_address_refused', 422) {}
export class TooManyWebhooks extends defineError('integrations.too_many_webhooks', 409) {}
/** A record that a program of the organisation asks for by an id that names none, or none any more. */
export class RecordNotFound extends defineError('integrations.record_not_found', 404) {}
export class DeliveryNotFound extends defineError('integrations.delivery_not_found', 404) {}
