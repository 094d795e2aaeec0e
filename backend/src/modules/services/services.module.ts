import { Module, type OnModuleInit } from '@nestjs/common';
import { PostingBooks, PostingsModule } from '#modules/postings';
import { RatingService } from './rating.service.js';
import { RatingsController } from './ratings.controller.js';
import { serviceKind } from './service.kind.js';
import { ServiceQueries } from './service.queries.js';
import { ServicesController } from './services.controller.js';

/** What members offer each other. */
@Module({
  imports: [PostingsModule],
  controllers: [ServicesController, RatingsController],
  providers: [RatingService, ServiceQueries],
})
export class ServicesModule implements OnModuleInit {
  constructor(private readonly books: PostingBooks) {}

  onModuleInit(): void {
    this.books.register(serviceKind);
  }
}
