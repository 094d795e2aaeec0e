import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Roles } from '#platform/access/access.decorators';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { sendPageHeaders } from '#platform/http/paging';
import { DeliveryNotFound, WebhookNotFound } from '../integrations.errors.js';
import { DeliveriesQuery, DeliveryResponse, QueuedDeliveryResponse } from '../webhook/webhook.dto.js';
import { toDeliveryResponse } from '../webhook/webhook.presenter.js';
import { WebhookService } from '../webhook/webhook.service.js';
import { DeliveryQueries } from './delivery.queries.js';

@ApiTags('webhooks')
@Controller('webhooks/:id/deliveries')
@Roles('admin')
export class DeliveriesController {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly deliveries: DeliveryQueries,
  ) {}

  @Get()
  @Answers(DeliveryResponse, {
    summary: 'What a webhook was told in the last thirty days, the latest first',
    many: true,
    fails: [InvalidInput, WebhookNotFound],
  })
  async log(
    @Id() id: string,
    @Query() query: DeliveriesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeliveryResponse[]> {
    await this.webhooks.byId(id);
    const page = await this.deliveries.ofWebhook(id, query);
    sendPageHeaders(request, response, page);
    return page.rows.map(toDeliveryResponse);
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
