import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { DiscussionSchema } from './discussion/discussion.entity.js';
import type { ReplySchema } from './discussion/reply/reply.entity.js';
import type { ForumSchema } from './forum/forum.entity.js';
import type { DiscussionLikeSchema } from './like/discussion-like.entity.js';
import type { ReplyLikeSchema } from './like/reply-like.entity.js';
import type { ModerationDecisionSchema } from './moderation/moderation-decision.entity.js';
import type { AbuseReportSchema } from './report/abuse-report.entity.js';

/** Rows as read models may select them, derived from the entities. */
export type CommunityTables = InferKyselyDB<
  | typeof ForumSchema
  | typeof DiscussionSchema
  | typeof ReplySchema
  | typeof DiscussionLikeSchema
  | typeof ReplyLikeSchema
  | typeof AbuseReportSchema
  | typeof ModerationDecisionSchema
> &
  Pick<AuthTables, 'users'>;
