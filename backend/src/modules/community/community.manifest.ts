import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { communityInvariants } from './community.invariants.js';
import { communityPersonalData } from './community.personal-data.js';
import { DiscussionSchema } from './discussion/discussion.entity.js';
import { DiscussionReplyDeltaSchema } from './discussion/reply/discussion-reply-delta.entity.js';
import { ReplySchema } from './discussion/reply/reply.entity.js';
import { ForumSchema } from './forum/forum.entity.js';
import { ForumCountDeltaSchema } from './forum/forum-count-delta.entity.js';
import { DiscussionCountDeltaSchema } from './like/discussion-count-delta.entity.js';
import { DiscussionLikeSchema } from './like/discussion-like.entity.js';
import { ReplyLikeSchema } from './like/reply-like.entity.js';
import { ReplyLikeDeltaSchema } from './like/reply-like-delta.entity.js';
import { ModerationDecisionSchema } from './moderation/moderation-decision.entity.js';
import { AbuseReportSchema } from './report/abuse-report.entity.js';
import { DiscussionViewSchema } from './view/discussion-view.entity.js';
import { DiscussionViewDeltaSchema } from './view/discussion-view-delta.entity.js';

/** The forum and its moderation. */
export const communityManifest: ModuleManifest = {
  level: 3,
  readable: ['abuse_reports', 'discussions', 'forums', 'replies'],
  entities: [
    ForumSchema,
    ForumCountDeltaSchema,
    DiscussionSchema,
    ReplySchema,
    DiscussionLikeSchema,
    DiscussionCountDeltaSchema,
    DiscussionReplyDeltaSchema,
    ReplyLikeSchema,
    ReplyLikeDeltaSchema,
    DiscussionViewSchema,
    DiscussionViewDeltaSchema,
    AbuseReportSchema,
    ModerationDecisionSchema,
  ],
  personalData: communityPersonalData,
  invariants: communityInvariants,
};
