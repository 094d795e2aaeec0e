import { Module } from '@nestjs/common';
import { ApplicationBooks } from './application-book.js';
import { ApplicationQueries } from './application.queries.js';
import { ApplicationService } from './application.service.js';
import { ApplicationsController } from './applications.controller.js';
import { CloseEndedPostings } from './close-ended-postings.js';
import { PostingDesk } from './posting-desk.js';
import { PostingLimits } from './posting-limits.js';
import { PostingList } from './posting-list.js';
import { PostingReview } from './posting-review.service.js';

/** One way to post, apply and decide, for opportunities, jobs and services. */
@Module({
  controllers: [ApplicationsController],
  providers: [
    ApplicationBooks,
    ApplicationQueries,
    ApplicationService,
    CloseEndedPostings,
    PostingDesk,
    PostingLimits,
    PostingList,
    PostingReview,
  ],
  exports: [
    ApplicationBooks,
    ApplicationQueries,
    ApplicationService,
    PostingDesk,
    PostingLimits,
    PostingList,
    PostingReview,
  ],
})
export class ApplicationsModule {}
