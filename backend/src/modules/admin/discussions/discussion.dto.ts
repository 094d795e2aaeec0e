import { communityLimits, postStatuses } from '@masar/domain';
import { Flag, OneOf, Text, Uuid } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** What moderators decide; each difference is one decision, kept with the reason and told to the author (COM-4). */
export class ChangeDiscussionDto {
  @Version() version?: string;
  @OneOf(postStatuses, { optional: true, description: '`hidden` hides it, `visible` shows it' }) status?: string;
  @Flag({ optional: true }) isPinned?: boolean;
  @Flag({ optional: true }) isLocked?: boolean;
  @Uuid({ optional: true, description: 'Moves it there' }) forumId?: string | null;
  @Text({
    optional: true,
    max: communityLimits.moderationReasonMaximum,
    multiline: true,
    description: 'Told to the author; required to hide',
  })
  reason?: string;
}
