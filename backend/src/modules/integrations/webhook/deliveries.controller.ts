import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles, TokenArea } from '#platform/access/access.decorators';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { DeliveryQueries } from '../delivery/delivery.queries.js';
import { DeliveryNotFound, WebhookNotFound } from '../integrations.errors.js';
import { DeliveriesQuery, DeliveryResponse, QueuedDeliveryResponse } from './webhook.dto.js';
import { toDeliveryResponse } from './webhook.presenter.js';
import { WebhookService } from './webhook.service.js';

@ApiTags('webhooks')
@TokenArea('webhooks')
@Controller('webhooks/:id/deliveries')
@Roles('admin')
export class DeliveriesController {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly deliveries: DeliveryQueries,
  ) {}

  @Get()
  @AnswersPage(DeliveryResponse, {
    summary: 'What a webhook was told in the last thirty days, the latest first',
    fails: [InvalidInput, WebhookNotFound],
  })
  async log(@Id() id: string, @Query() query: DeliveriesQuery): Promise<Page<DeliveryResponse>> {
    await this.webhooks.byId(id);
    return mapRows(await this.deliveries.ofWebhook(id, query), toDeliveryResponse);
  }

  @Post(':deliveryId/again')
  @Answers(QueuedDeliveryResponse, {
    summary: 'Sends a message again',
    status: 202,
    fails: [InvalidInput, DeliveryNotFound],
  })
  async again(@Id() id: string, @Id('deliveryId') deliveryId: string): Promise<QueuedDeliveryResponse> {
    await this.webhooks.sendAgain(id, deliveryId);
    return { id: deliveryId };
  }
}
