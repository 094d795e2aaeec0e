import { Module } from '@nestjs/common';
import { OutreachModule } from '#modules/outreach';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesQueries } from './contact-messages.queries.js';
import { NewsletterSubscriptionsController } from './newsletter-subscriptions.controller.js';
import { NewsletterSubscriptionsQueries } from './newsletter-subscriptions.queries.js';
import { RoleRequestsController } from './role-requests.controller.js';
import { RoleRequestsQueries } from './role-requests.queries.js';

@Module({
  imports: [OutreachModule],
  controllers: [ContactMessagesController, NewsletterSubscriptionsController, RoleRequestsController],
  providers: [ContactMessagesQueries, NewsletterSubscriptionsQueries, RoleRequestsQueries],
})
export class AdminModule {}
