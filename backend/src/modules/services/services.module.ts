import { Module, type OnModuleInit } from '@nestjs/common';
import { ApplicationBooks, ApplicationsModule } from '#modules/applications';
import { RatingService } from './rating.service.js';
import { RatingsController } from './ratings.controller.js';
import { ServiceListingService } from './service-listing.service.js';
import { serviceBook } from './service.book.js';
import { ServiceQueries } from './service.queries.js';
import { ServicesController } from './services.controller.js';

/** What members offer each other. */
@Module({
  imports: [ApplicationsModule],
  controllers: [ServicesController, RatingsController],
  providers: [RatingService, ServiceListingService, ServiceQueries],
  exports: [ServiceListingService],
})
export class ServicesModule implements OnModuleInit {
  constructor(private readonly books: ApplicationBooks) {}

  onModuleInit(): void {
    this.books.register(serviceBook);
  }
}
