import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { GradesModule } from '#modules/grades';
import { PostingsModule } from '#modules/postings';
import { DeliveryQueries } from './delivery/delivery.queries.js';
import { DeliveryOutbox } from './delivery/delivery-outbox.js';
import { DeliveryWorker } from './delivery/delivery-worker.js';
import { TellWebhooks } from './delivery/tell-webhooks.listener.js';
import { TellWebhooksOfMarks } from './delivery/tell-webhooks-of-marks.listener.js';
import { WebhookSecrets } from './delivery/webhook-secrets.js';
import { WebhookSender } from './delivery/webhook-sender.js';
import { PostingRecordsController } from './records/posting-records.controller.js';
import { PostingRecordQueries } from './records/posting-records.queries.js';
import { RecordsController } from './records/records.controller.js';
import { RecordQueries } from './records/records.queries.js';
import { WorkRecordsController } from './records/work-records.controller.js';
import { WorkRecordQueries } from './records/work-records.queries.js';
import { DeliveriesController } from './webhook/deliveries.controller.js';
import { WebhookService } from './webhook/webhook.service.js';
import { WebhooksController } from './webhook/webhooks.controller.js';

/** Tells other systems what happened, and what the ids in that stand for. */
@Module({
  imports: [CoursesModule, GradesModule, PostingsModule],
  controllers: [
    WebhooksController,
    DeliveriesController,
    RecordsController,
    WorkRecordsController,
    PostingRecordsController,
  ],
  providers: [
    DeliveryOutbox,
    DeliveryQueries,
    DeliveryWorker,
    PostingRecordQueries,
    RecordQueries,
    TellWebhooks,
    TellWebhooksOfMarks,
    WebhookSecrets,
    WebhookSender,
    WebhookService,
    WorkRecordQueries,
  ],
  exports: [DeliveryQueries, WebhookService],
})
export class IntegrationsModule {}
