import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { HandleTaken } from '../privacy.errors.js';
import { PublicPageDto } from './dto/public-page.dto.js';
import { PublicPageResponse } from './dto/public-page.response.js';
import { toSettings } from './public-page.presenter.js';
import { PublicPageQueries } from './public-page.queries.js';
import { PublicPageService } from './public-page.service.js';

@ApiTags('profile')
@Controller('profile/public-page')
export class PublicPageController {
  constructor(
    private readonly queries: PublicPageQueries,
    private readonly service: PublicPageService,
  ) {}

  @Get()
  @SignedIn()
  @Answers(PublicPageResponse, { summary: 'What my public page shows, and whether it is open', fails: [Unauthorized] })
  async settings(@CurrentUser() viewer: Viewer): Promise<PublicPageResponse> {
    return toSettings(await this.queries.settingsOf(viewer.id), viewer.id);
  }

  @Put()
  @SignedIn()
  @Answers(PublicPageResponse, {
    summary: 'Open or close my public page and choose what it shows',
    fails: [InvalidInput, Unauthorized, HandleTaken],
  })
  async save(@CurrentUser() viewer: Viewer, @Body() body: PublicPageDto): Promise<PublicPageResponse> {
    await this.service.save(viewer, body);
    return this.settings(viewer);
  }
}
