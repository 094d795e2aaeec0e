import { Module } from '@nestjs/common';
import { ApplicationQueries } from './application/application.queries.js';
import { ApplicationService } from './application/application.service.js';
import { ApplicationsController } from './application/applications.controller.js';
import { PostingDesk } from './desk/posting-desk.js';
import { CloseEndedPostings } from './posting/close-ended-postings.js';
import { PostingBooks } from './posting/posting-book.js';
import { PostingLimits } from './posting/posting-limits.js';
import { PostingList } from './posting/posting-list.js';
import { PostingReview } from './posting/posting-review.service.js';

/** One way to post, apply and decide, for opportunities, jobs and services. */
@Module({
  controllers: [ApplicationsController],
  providers: [
    PostingBooks,
    ApplicationQueries,
    ApplicationService,
    CloseEndedPostings,
    PostingDesk,
    PostingLimits,
    PostingList,
    PostingReview,
  ],
  exports: [
    PostingBooks,
    ApplicationQueries,
    ApplicationService,
    PostingDesk,
    PostingLimits,
    PostingList,
    PostingReview,
  ],
})
export class PostingsModule {}
