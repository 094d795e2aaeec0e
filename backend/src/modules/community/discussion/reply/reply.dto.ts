import { communityLimits } from '@masar/domain';
import { Text } from '#platform/http/fields';

export class ReplyDto {
  @Text({ max: communityLimits.contentMaximum, multiline: true, description: 'Markdown' }) content!: string;
}
