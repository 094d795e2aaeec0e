import { Module } from '@nestjs/common';
import { ApplicationsModule } from '#modules/applications';
import { CommunityModule } from '#modules/community';
import { OutreachModule } from '#modules/outreach';
import { SearchModule } from '#modules/search';
import { AbuseReportsController } from './abuse-reports.controller.js';
import { AbuseReportsQueries } from './abuse-reports.queries.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesQueries } from './contact-messages.queries.js';
import { NewsletterSubscriptionsController } from './newsletter-subscriptions.controller.js';
import { NewsletterSubscriptionsQueries } from './newsletter-subscriptions.queries.js';
import { PendingPostingsController } from './pending-postings.controller.js';
import { PendingPostingsQueries } from './pending-postings.queries.js';
import { PendingPostsController } from './pending-posts.controller.js';
import { PendingPostsQueries } from './pending-posts.queries.js';
import { RoleRequestsController } from './role-requests.controller.js';
import { RoleRequestsQueries } from './role-requests.queries.js';
import { SearchAliasesController } from './search-aliases.controller.js';
import { SearchAliasesQueries } from './search-aliases.queries.js';

@Module({
  imports: [ApplicationsModule, CommunityModule, OutreachModule, SearchModule],
  controllers: [
    AbuseReportsController,
    PendingPostingsController,
    PendingPostsController,
    ContactMessagesController,
    NewsletterSubscriptionsController,
    RoleRequestsController,
    SearchAliasesController,
  ],
  providers: [
    AbuseReportsQueries,
    PendingPostingsQueries,
    PendingPostsQueries,
    ContactMessagesQueries,
    NewsletterSubscriptionsQueries,
    RoleRequestsQueries,
    SearchAliasesQueries,
  ],
})
export class AdminModule {}
