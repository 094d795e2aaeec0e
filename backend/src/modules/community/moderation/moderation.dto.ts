import { communityLimits } from '@masar/domain';
import { Text, Uuid } from '#platform/http/fields';

const max = communityLimits.moderationReasonMaximum;

/** Told to the author. */
export class ModerateDto {
  @Text({ optional: true, max, multiline: true, description: 'Told to the author' }) reason?: string;
}

export class HideDto {
  @Text({ max, multiline: true, description: 'Told to the author' }) reason!: string;
}

export class MoveDto extends ModerateDto {
  @Uuid({ description: 'Where the discussion goes' }) forumId!: string;
}
