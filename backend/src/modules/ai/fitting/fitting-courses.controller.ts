import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ListCoursesQuery, toListedCourse } from '#modules/courses';
import { TranslationQueries } from '#modules/translations';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { AnswersPage } from '#platform/http/answers-page';
import type { Page } from '#platform/http/paging';
import { furtherLanguageOf } from '#platform/i18n/request-language';
import { FittingCourseResponse } from './fitting-course.response.js';
import { FittingCourses } from './fitting-courses.js';

@ApiTags('recommendations')
@Controller('ai/courses')
@SignedIn()
export class FittingCoursesController {
  constructor(
    private readonly fitting: FittingCourses,
    private readonly translations: TranslationQueries,
  ) {}

  @Get()
  @AnswersPage(FittingCourseResponse, {
    summary:
      'Published courses, filtered and paged, those that fit me best first, behind them those that need something else first; `sort` changes nothing here',
    fails: [InvalidInput, Unauthorized],
  })
  async list(
    @CurrentUser() viewer: Viewer,
    @Query() query: ListCoursesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<FittingCourseResponse>> {
    response.vary('Accept-Language');
    const page = await this.fitting.page(viewer.id, query);
    const ids = page.rows.map(({ row }) => row.id);
    const texts = await this.translations.of('courses', furtherLanguageOf(request), ids);
    const rows = page.rows.map(({ row, missing }) => ({ ...toListedCourse(row, texts), missingFirst: missing }));
    return { ...page, rows };
  }
}
