import { Email, Text, Uuid } from '#platform/http/fields';
import { UuidOut } from '#platform/http/response-fields';

export class SendMessageDto {
  @Uuid({ description: 'Made by the form for each message; the same key again stores nothing again' })
  formKey!: string;
  @Text({ max: 120 }) name!: string;
  @Email({ description: 'Where the answer goes' }) email!: string;
  @Text({ max: 200 }) subject!: string;
  @Text({ max: 5000, multiline: true }) message!: string;
}

export class MessageReceivedResponse {
  /** Of the stored message. */
  @UuidOut() id!: string;
}
