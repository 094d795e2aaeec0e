import { Module } from '@nestjs/common';
import { ContactController } from './contact/contact.controller.js';
import { ContactService } from './contact/contact.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { NewsletterLinks } from './newsletter/newsletter-links.js';
import { SubmissionLimits } from './submission-limits.js';

/** What people outside write to us, and what we may write to them. */
@Module({
  controllers: [ContactController, NewsletterController],
  providers: [ContactService, NewsletterLinks, NewsletterService, SubmissionLimits],
  exports: [ContactService],
})
export class OutreachModule {}
