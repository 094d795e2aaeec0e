import { Email, Text } from '#platform/http/fields';
import { FlagOut } from '#platform/http/response-fields';

export class SubscribeDto {
  @Email() email!: string;
}

export class NewsletterTokenDto {
  @Text({ max: 200, description: 'From the link in the mail' }) token!: string;
}

/** The same for every address, known or not. */
export class SubscriptionAskedResponse {
  @FlagOut() accepted!: true;
}
