import { Module, type OnModuleInit } from '@nestjs/common';
import { PostingBooks, PostingsModule } from '#modules/postings';
import { HoursController } from './hours/hours.controller.js';
import { HoursQueries } from './hours/hours.queries.js';
import { HoursService } from './hours/hours.service.js';
import { OpportunitiesController } from './opportunities.controller.js';
import { opportunityKind } from './opportunity.kind.js';
import { OpportunityQueries } from './opportunity.queries.js';
import { OpportunityList } from './opportunity-list.js';

/** Volunteering, internships and jobs that organisations offer. */
@Module({
  imports: [PostingsModule],
  controllers: [OpportunitiesController, HoursController],
  providers: [HoursQueries, HoursService, OpportunityList, OpportunityQueries],
})
export class OpportunitiesModule implements OnModuleInit {
  constructor(private readonly books: PostingBooks) {}

  onModuleInit(): void {
    this.books.register(opportunityKind);
  }
}
