import { Module, type OnModuleInit } from '@nestjs/common';
import { ApplicationBooks, ApplicationsModule } from '#modules/applications';
import { CloseEndedOpportunities } from './close-ended-opportunities.js';
import { HoursController } from './hours/hours.controller.js';
import { HoursQueries } from './hours/hours.queries.js';
import { HoursService } from './hours/hours.service.js';
import { OpportunitiesController } from './opportunities.controller.js';
import { opportunityBook } from './opportunity.book.js';
import { OpportunityQueries } from './opportunity.queries.js';
import { OpportunityService } from './opportunity.service.js';

/** Volunteering, internships and jobs that organisations offer. */
@Module({
  imports: [ApplicationsModule],
  controllers: [OpportunitiesController, HoursController],
  providers: [CloseEndedOpportunities, HoursQueries, HoursService, OpportunityQueries, OpportunityService],
  exports: [OpportunityService],
})
export class OpportunitiesModule implements OnModuleInit {
  constructor(private readonly books: ApplicationBooks) {}

  onModuleInit(): void {
    this.books.register(opportunityBook);
  }
}
