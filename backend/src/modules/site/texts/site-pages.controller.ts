import { isSitePage } from '@masar/domain';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { toOrganizationResponse } from '#modules/auth';
import { CurrentUser, Public } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Answers } from '#platform/http/answers';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { SitePageNotFound } from '../site.errors.js';
import { OpenCourses } from './open-courses.queries.js';
import { PageFigures } from './page-figures.queries.js';
import { ShownCourses } from './shown-courses.queries.js';
import { toSiteFigures, toSiteTexts, uncountedFigures } from './site-page.presenter.js';
import { SitePageResponse } from './site-page.response.js';
import { SiteTexts } from './site-texts.js';

/** What public pages say that is not the same on every installation (READ-1). */
@ApiTags('site')
@Controller('site')
export class SitePagesController {
  constructor(
    private readonly texts: SiteTexts,
    private readonly figures: PageFigures,
    private readonly shownCourses: ShownCourses,
    private readonly openCourses: OpenCourses,
    private readonly settings: OrganizationSettings,
  ) {}

  @Get(':page')
  @Public()
  @Answers(SitePageResponse, { summary: 'Texts and figures of a public page', fails: [SitePageNotFound] })
  async page(
    @Param('page') page: string,
    @CurrentUser() viewer: Viewer | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SitePageResponse> {
    if (!isSitePage(page)) throw new SitePageNotFound();
    // A change shows within a minute, like the pages that are drawn with it.
    if (!viewer) response.setHeader('Cache-Control', 'public, max-age=60');
    const texts = await this.texts.current(page);
    const counted = await this.figures.of(page, uncountedFigures(texts));
    return {
      page,
      organization: toOrganizationResponse(await this.settings.read()),
      texts: toSiteTexts(texts),
      figures: toSiteFigures(texts, counted),
      courses: page === 'landing' ? await this.shownCourses.newest() : [],
      openCourseId: await this.openCourses.of(page),
    };
  }
}
