import { Module } from '@nestjs/common';
import { ApplicationBooks } from './application-book.js';
import { ApplicationQueries } from './application.queries.js';
import { ApplicationService } from './application.service.js';
import { ApplicationsController } from './applications.controller.js';
import { PostingLimits } from './posting-limits.js';
import { PostingReview } from './posting-review.service.js';

/** One way to post, apply and decide, for opportunities, jobs and services. */
@Module({
  controllers: [ApplicationsController],
  providers: [ApplicationBooks, ApplicationQueries, ApplicationService, PostingLimits, PostingReview],
  exports: [ApplicationBooks, ApplicationQueries, ApplicationService, PostingLimits, PostingReview],
})
export class ApplicationsModule {}
