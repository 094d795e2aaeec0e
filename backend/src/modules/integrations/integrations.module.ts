import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { DeliveriesController } from './delivery/deliveries.controller.js';
import { DeliveryOutbox } from './delivery/delivery-outbox.js';
import { DeliveryQueries } from './delivery/delivery.queries.js';
import { DeliveryWorker } from './delivery/delivery-worker.js';
import { TellWebhooks } from './delivery/tell-webhooks.listener.js';
import { WebhookSender } from './delivery/webhook-sender.js';
import { WebhookSecrets } from './webhook/webhook-secrets.js';
import { WebhookService } from './webhook/webhook.service.js';
import { WebhooksController } from './webhook/webhooks.controller.js';

/** Tells other systems what happened. */
@Module({
  imports: [CoursesModule],
  controllers: [WebhooksController, DeliveriesController],
  providers: [
    DeliveryOutbox,
    DeliveryQueries,
    DeliveryWorker,
    TellWebhooks,
    WebhookSecrets,
    WebhookSender,
    WebhookService,
  ],
  exports: [DeliveryQueries, WebhookService],
})
export class IntegrationsModule {}
