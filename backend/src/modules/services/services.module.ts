import { Module, type OnModuleInit } from '@nestjs/common';
import { ApplicationBooks, ApplicationsModule } from '#modules/applications';
import { RatingService } from './rating.service.js';
import { RatingsController } from './ratings.controller.js';
import { serviceKind } from './service.kind.js';
import { ServiceQueries } from './service.queries.js';
import { ServicesController } from './services.controller.js';

/** What members offer each other. */
@Module({
  imports: [ApplicationsModule],
  controllers: [ServicesController, RatingsController],
  providers: [RatingService, ServiceQueries],
})
export class ServicesModule implements OnModuleInit {
  constructor(private readonly books: ApplicationBooks) {}

  onModuleInit(): void {
    this.books.register(serviceKind);
  }
}
