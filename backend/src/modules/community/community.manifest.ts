import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { communityInvariants } from './community.invariants.js';
import { communityPersonalData } from './community.personal-data.js';
import { DiscussionSchema } from './discussion/discussion.entity.js';
import { ForumSchema } from './forum/forum.entity.js';
import { DiscussionCountDeltaSchema } from './like/discussion-count-delta.entity.js';
import { DiscussionLikeSchema } from './like/discussion-like.entity.js';
import { ReplyLikeSchema } from './like/reply-like.entity.js';
import { ModerationDecisionSchema } from './moderation/moderation-decision.entity.js';
import { ReplySchema } from './reply/reply.entity.js';
import { AbuseReportSchema } from './report/abuse-report.entity.js';

/** The forum and its moderation. */
export const communityManifest: ModuleManifest = {
  level: 3,
  entities: [
    ForumSchema,
    DiscussionSchema,
    ReplySchema,
    DiscussionLikeSchema,
    DiscussionCountDeltaSchema,
    ReplyLikeSchema,
    AbuseReportSchema,
    ModerationDecisionSchema,
  ],
  personalData: communityPersonalData,
  invariants: communityInvariants,
};
