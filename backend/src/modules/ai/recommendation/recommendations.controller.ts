import { Body, Controller, Delete, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CourseNotFound } from '#modules/courses';
import { TranslationQueries } from '#modules/translations';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { furtherLanguageOf, languageOf } from '#platform/i18n/request-language';
import { DismissDto } from './dismiss.dto.js';
import { DismissalService } from './dismissal.service.js';
import { RecommendationResponse } from './dto/recommendation.response.js';
import { RecommendationsQuery } from './dto/recommendations.query.js';
import { toRecommendation } from './recommendation.presenter.js';
import { Recommender } from './recommender.service.js';

@ApiTags('recommendations')
@Controller('ai/recommendations')
@SignedIn()
export class RecommendationsController {
  constructor(
    private readonly recommender: Recommender,
    private readonly dismissals: DismissalService,
    private readonly translations: TranslationQueries,
  ) {}

  @Get()
  @Answers(RecommendationResponse, {
    many: true,
    summary: 'At most three courses for me, each with the true reason',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(
    @CurrentUser() viewer: Viewer,
    @Query() _: RecommendationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecommendationResponse[]> {
    const language = languageOf(request);
    response.vary('Accept-Language');
    const rows = await this.recommender.of(viewer.id);
    const ids = rows.map((row) => row.course_id);
    const texts = await this.translations.of('courses', furtherLanguageOf(request), ids);
    return rows.map((row) => toRecommendation(row, language, texts));
  }

  @Post(':courseId/dismissal')
  @Answers(null, {
    summary: 'Do not recommend this course to me, and say why; saying it again changes the reason',
    fails: [InvalidInput, Unauthorized, CourseNotFound],
  })
  async dismiss(
    @CurrentUser() viewer: Viewer,
    @Id('courseId') courseId: string,
    @Body() body: DismissDto,
  ): Promise<void> {
    await this.dismissals.dismiss(viewer, courseId, body.reason);
  }

  @Delete(':courseId/dismissal')
  @Answers(null, { summary: 'Recommend this course to me again', fails: [InvalidInput, Unauthorized] })
  async takeBack(@CurrentUser() viewer: Viewer, @Id('courseId') courseId: string): Promise<void> {
    await this.dismissals.takeBack(viewer, courseId);
  }
}
