import { Body, Controller, Delete, Get, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Confirmation } from '#modules/auth';
import { CurrentUser, Roles, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { OnceOnly } from '#platform/idempotency/once-only';
import {
  TooManyWebhooks,
  WebhookAddressRefused,
  WebhookAddressTaken,
  WebhookNotFound,
} from '../integrations.errors.js';
import {
  CreateWebhookDto,
  NewWebhookResponse,
  QueuedDeliveryResponse,
  SecretResponse,
  UpdateWebhookDto,
  WebhookResponse,
} from './webhook.dto.js';
import { toWebhookResponse } from './webhook.presenter.js';
import { WebhookService } from './webhook.service.js';

@ApiTags('webhooks')
@TokenArea('webhooks')
@Controller('webhooks')
@Roles('admin')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly confirmation: Confirmation,
  ) {}

  @Get()
  @Answers(WebhookResponse, { summary: 'All webhooks, twenty at most', many: true })
  async all(): Promise<WebhookResponse[]> {
    return (await this.webhooks.all()).map(toWebhookResponse);
  }

  @Get(':id')
  @Answers(WebhookResponse, { summary: 'One webhook', fails: [InvalidInput, WebhookNotFound] })
  async one(@Id() id: string): Promise<WebhookResponse> {
    return toWebhookResponse(await this.webhooks.byId(id));
  }

  @Post()
  @OnceOnly('secret')
  @Answers(NewWebhookResponse, {
    summary: 'Adds a webhook and shows the secret that signs its messages',
    status: 201,
    fails: [InvalidInput, WebhookAddressTaken, WebhookAddressRefused, TooManyWebhooks],
  })
  async create(
    @Req() request: Request,
    @CurrentUser() admin: Viewer,
    @Body() body: CreateWebhookDto,
  ): Promise<NewWebhookResponse> {
    await this.demandConfirmation(request);
    const { webhook, secret } = await this.webhooks.create(admin.id, body);
    return { ...toWebhookResponse(webhook), secret };
  }

  @Patch(':id')
  @Answers(WebhookResponse, {
    summary: 'Changes or pauses a webhook',
    fails: [InvalidInput, WebhookNotFound, WebhookAddressTaken, WebhookAddressRefused],
  })
  async change(@Req() request: Request, @Id() id: string, @Body() body: UpdateWebhookDto): Promise<WebhookResponse> {
    if (body.url !== undefined) await this.demandConfirmation(request);
    return toWebhookResponse(await this.webhooks.change(id, body));
  }

  @Delete(':id')
  @Answers(null, { summary: 'Removes a webhook and its log', fails: [InvalidInput, WebhookNotFound] })
  async remove(@Id() id: string): Promise<void> {
    await this.webhooks.remove(id);
  }

  @Post(':id/secret')
  @OnceOnly('secret')
  @Answers(SecretResponse, { summary: 'Makes a new secret; the old one ends', fails: [InvalidInput, WebhookNotFound] })
  async renewSecret(@Req() request: Request, @Id() id: string): Promise<SecretResponse> {
    await this.demandConfirmation(request);
    return { secret: await this.webhooks.renewSecret(id) };
  }

  @Post(':id/ping')
  @Answers(QueuedDeliveryResponse, {
    summary: 'Sends a message without meaning, to try the address',
    status: 202,
    fails: [InvalidInput, WebhookNotFound],
  })
  async ping(@Id() id: string): Promise<QueuedDeliveryResponse> {
    return { id: await this.webhooks.ping(id) };
  }

  /** Where news of people go is decided by who proved to be there; a program's token was made by such a person. */
  private async demandConfirmation(request: Request): Promise<void> {
    if (!request.tokenScopes) await this.confirmation.demand(request);
  }
}
