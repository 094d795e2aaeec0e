import { communityLimits, postStatuses } from '@masar/domain';
import { OneOf, Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** What moderators decide, kept with the reason and told to the author (COM-4). */
export class ChangeReplyDto {
  @Version() version?: string;
  @OneOf(postStatuses, { optional: true, description: '`hidden` hides it, `visible` shows it' }) status?: string;
  @Text({
    optional: true,
    max: communityLimits.moderationReasonMaximum,
    multiline: true,
    description: 'Told to the author; required to hide',
  })
  reason?: string;
}
