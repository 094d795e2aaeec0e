import { Uuid } from '#platform/http/fields';

export class AcceptAnswerDto {
  @Uuid({ description: 'A reply of the discussion that everybody sees' }) replyId!: string;
}
