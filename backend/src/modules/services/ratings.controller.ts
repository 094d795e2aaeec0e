import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApplicationDetailResponse, ApplicationNotFound, ApplicationQueries } from '#modules/postings';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { RatingService } from './rating.service.js';
import { RateServiceDto } from './service.dto.js';
import { AlreadyRated, NotFinished } from './services.errors.js';

@ApiTags('services')
@TokenArea('services')
@Controller('applications')
@SignedIn()
export class RatingsController {
  constructor(
    private readonly rating: RatingService,
    private readonly applications: ApplicationQueries,
  ) {}

  @Post(':id/rating')
  @Answers(ApplicationDetailResponse, {
    status: 201,
    summary: 'Confirms that my request was finished and rates the service, once',
    fails: [InvalidInput, Unauthorized, ApplicationNotFound, NotFinished, AlreadyRated],
  })
  async rate(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: RateServiceDto,
  ): Promise<ApplicationDetailResponse> {
    await this.rating.rate(viewer, id, body);
    return this.applications.detail(viewer, id);
  }
}
