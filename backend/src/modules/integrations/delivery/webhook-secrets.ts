import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { Webhook } from '../webhook/webhook.entity.js';

/**
 * The secret with which a webhook's messages are signed. It is derived from the server's own, so that nobody who reads
 * the database can sign; it changes with the webhook's secret version, and with SESSION_SECRET.
 */
@Injectable()
export class WebhookSecrets {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** In the form of Standard Webhooks: `whsec_` and 32 bytes in base64. */
  of({ id, secretVersion }: Pick<Webhook, 'id' | 'secretVersion'>): string {
    const derived = createHmac('sha256', this.config.session.secret).update(`webhook ${id} ${secretVersion}`);
    return `whsec_${derived.digest('base64')}`;
  }
}
