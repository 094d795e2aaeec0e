import { deliveryStatuses, type WebhookEvent, webhookEvents } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { Flag, OneOf, Text, WebAddress } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';
import { CountOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

const Events =
  (isOptional = false): PropertyDecorator =>
  (target, name) => {
    ApiProperty({ enum: webhookEvents, isArray: true, minItems: 1, required: !isOptional })(target, name);
    if (isOptional) IsOptional()(target, name);
    IsArray({ message: fieldMessage('field.required') })(target, name);
    ArrayMinSize(1, { message: fieldMessage('field.required') })(target, name);
    ArrayMaxSize(webhookEvents.length, { message: fieldMessage('field.list', { max: webhookEvents.length }) })(
      target,
      name,
    );
    ArrayUnique({ message: fieldMessage('field.invalid') })(target, name);
    IsIn(webhookEvents, { each: true, message: fieldMessage('field.choice', { values: webhookEvents.join(', ') }) })(
      target,
      name,
    );
  };

export class CreateWebhookDto {
  @Text({ max: 80, example: 'Student registry', description: 'What you call the system behind the address' })
  name!: string;
  @WebAddress({ example: 'https://registry.example.org/masar', description: 'Takes the messages; https only' })
  url!: string;
  @Events() events!: WebhookEvent[];
}

export class UpdateWebhookDto {
  @Text({ max: 80, min: 1, optional: true, example: 'Student registry' }) name?: string;
  @WebAddress({ optional: true, example: 'https://registry.example.org/masar' }) url?: string;
  @Events(true) events?: WebhookEvent[];
  @Flag({ optional: true, description: 'false pauses it: messages wait' }) isActive?: boolean;
}

export class DeliveriesQuery extends PageQuery {
  @OneOf(deliveryStatuses, { optional: true }) status?: (typeof deliveryStatuses)[number];
}

export class WebhookResponse {
  @UuidOut() id!: string;
  @TextOut({ example: 'Student registry' }) name!: string;
  @TextOut({ example: 'https://registry.example.org/masar' }) url!: string;
  @WordOut(webhookEvents, { many: true }) events!: string[];
  @FlagOut({ description: 'false while it is paused, or after its receiver answered 410' }) isActive!: boolean;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

export class NewWebhookResponse extends WebhookResponse {
  @TextOut({ description: 'Signs each message; shown this once', example: 'whsec_C2FVsBQIhrscChlQIMV…' })
  secret!: string;
}

export class SecretResponse {
  @TextOut({ description: 'Signs each message from now on; shown this once', example: 'whsec_C2FVsBQIhrscChlQIMV…' })
  secret!: string;
}

export class DeliveryResponse {
  @UuidOut({ description: 'As in the header `webhook-id` of every attempt' }) id!: string;
  @WordOut([...webhookEvents, 'webhook.ping']) event!: string;
  @WordOut(deliveryStatuses) status!: string;
  @CountOut() attempts!: number;
  @TimeOut({ nullable: true }) nextAttemptAt!: string | null;
  @CountOut({ nullable: true, description: 'HTTP status of the latest answer' }) answeredStatus!: number | null;
  @TextOut({ nullable: true, description: 'Why the latest attempt got no answer', example: 'ECONNREFUSED' })
  failure!: string | null;
  @TimeOut({ nullable: true }) deliveredAt!: string | null;
  @TimeOut() createdAt!: string;
}

export class QueuedDeliveryResponse {
  @UuidOut() id!: string;
}
