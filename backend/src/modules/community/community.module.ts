import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { AcceptedAnswers } from './discussion/accepted-answers.js';
import { DiscussionQueries } from './discussion/discussion.queries.js';
import { DiscussionService } from './discussion/discussion.service.js';
import { DiscussionAccess } from './discussion/discussion-access.js';
import { DiscussionList } from './discussion/discussion-list.js';
import { DiscussionsController } from './discussion/discussions.controller.js';
import { MentionsController } from './discussion/mentions.controller.js';
import { RepliesController } from './discussion/reply/replies.controller.js';
import { ReplyQueries } from './discussion/reply/reply.queries.js';
import { ReplyService } from './discussion/reply/reply.service.js';
import { ReplyAccess } from './discussion/reply/reply-access.js';
import { ReplyCounter } from './discussion/reply/reply-counter.js';
import { FoldedPosts } from './folded-posts.js';
import { ForumQueries } from './forum/forum.queries.js';
import { ForumAdministration } from './forum/forum-administration.js';
import { ForumCounter } from './forum/forum-counter.js';
import { ForumsController } from './forum/forums.controller.js';
import { LikeService } from './like/like.service.js';
import { LikeCounter } from './like/like-counter.js';
import { LikesController } from './like/likes.controller.js';
import { ModerationController } from './moderation/moderation.controller.js';
import { ModerationService } from './moderation/moderation.service.js';
import { ReportDesk } from './moderation/report-desk.service.js';
import { PostAccess } from './post-access.js';
import { Announcements } from './posting/announcements.js';
import { FindablePeople } from './posting/findable-people.js';
import { Mentions } from './posting/mentions.js';
import { NameablePeople } from './posting/nameable-people.queries.js';
import { Newcomers } from './posting/newcomers.queries.js';
import { PostingLimits } from './posting/posting-limits.js';
import { ReportService } from './report/report.service.js';
import { ReportsController } from './report/reports.controller.js';
import { DiscussionViews } from './view/discussion-views.js';

/** Where people ask each other and answer. */
@Module({
  imports: [CoursesModule],
  controllers: [
    ForumsController,
    DiscussionsController,
    RepliesController,
    LikesController,
    MentionsController,
    ReportsController,
    ModerationController,
  ],
  providers: [
    Announcements,
    AcceptedAnswers,
    DiscussionAccess,
    DiscussionList,
    DiscussionQueries,
    DiscussionService,
    DiscussionViews,
    FindablePeople,
    FoldedPosts,
    ForumAdministration,
    ForumCounter,
    ForumQueries,
    LikeCounter,
    LikeService,
    Mentions,
    ModerationService,
    NameablePeople,
    Newcomers,
    PostAccess,
    PostingLimits,
    ReplyAccess,
    ReplyCounter,
    ReplyQueries,
    ReplyService,
    ReportDesk,
    ReportService,
  ],
  exports: [DiscussionAccess, FindablePeople, ForumAdministration, ModerationService, ReportDesk],
})
export class CommunityModule {}
