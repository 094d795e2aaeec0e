import { Text } from '#platform/http/fields';

export class VerifyEmailDto {
  @Text({ max: 200, description: 'From the link in the mail' }) token!: string;
}
