import { Body, Controller, Delete, Get, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type TranslatedTexts, TranslationQueries } from '#modules/translations';
import { CurrentUser, Public, Roles, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { ContentLanguageQuery } from '#platform/http/language-fields';
import { mapRows, type Page, PageQuery } from '#platform/http/paging';
import { furtherLanguageOf } from '#platform/i18n/request-language';
import { SameForEverybody } from '#platform/kept-reads/kept-answer.decorators';
import { toCourseDetailResponse, toOwnCourse } from '../course/course.presenter.js';
import { CourseQueries } from '../course/course.queries.js';
import { CourseDetailResponse, CourseResponse, OwnCourseResponse } from '../course/course.response.js';
import { CourseCards } from '../course/course-cards.js';
import { ListCoursesQuery } from '../course/dto/list-courses.query.js';
import {
  CategoryNotFound,
  CourseHasEnrollments,
  CourseHasNoLessons,
  CourseHasPayments,
  CourseIsPublished,
  CourseNeedTaught,
  CourseNeedUnknown,
  CourseNotFound,
} from '../courses.errors.js';
import { CourseService } from './course.service.js';
import { CreateCourseDto } from './dto/create-course.dto.js';
import { UpdateCourseDto } from './dto/update-course.dto.js';

@Controller('courses')
@ApiTags('courses')
@TokenArea('courses')
export class CoursesController {
  constructor(
    private readonly queries: CourseQueries,
    private readonly cards: CourseCards,
    private readonly courses: CourseService,
    private readonly translations: TranslationQueries,
  ) {}

  @Get()
  @SameForEverybody()
  @AnswersPage(CourseResponse, {
    summary: 'Published courses, filtered, sorted and paged',
    fails: [InvalidInput],
  })
  async list(@Query() query: ListCoursesQuery, @Req() request: Request): Promise<Page<CourseResponse>> {
    return this.cards.page(query, furtherLanguageOf(request));
  }

  @Get('mine')
  @Roles('instructor', 'admin')
  @AnswersPage(OwnCourseResponse, {
    summary: 'The courses that the caller teaches, drafts included',
    fails: [InvalidInput],
  })
  async mine(@CurrentUser() viewer: Viewer, @Query() query: PageQuery): Promise<Page<OwnCourseResponse>> {
    return mapRows(await this.queries.taught(viewer.id, query), (row) => toOwnCourse(row, viewer));
  }

  @Get(':id')
  @Public()
  @Answers(CourseDetailResponse, { summary: 'One course with its instructor', fails: [InvalidInput, CourseNotFound] })
  async one(
    @CurrentUser() viewer: Viewer | undefined,
    @Id() id: string,
    @Query() _: ContentLanguageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CourseDetailResponse> {
    const row = await this.queries.visibleTo(viewer, id);
    response.vary('Accept-Language');
    return toCourseDetailResponse(row, viewer, await this.textsOf([row], request));
  }

  @Post()
  @Roles('instructor', 'admin')
  @Answers(CourseDetailResponse, {
    status: 201,
    summary: 'Write a new course as a draft',
    fails: [InvalidInput, CategoryNotFound],
  })
  async create(@CurrentUser() viewer: Viewer, @Body() body: CreateCourseDto): Promise<CourseDetailResponse> {
    return this.written(viewer, await this.courses.create(viewer, body));
  }

  @Patch(':id')
  @Roles('instructor', 'admin')
  @Answers(CourseDetailResponse, {
    summary: 'Change an own course',
    fails: [InvalidInput, Forbidden, CourseNotFound, CategoryNotFound, CourseNeedTaught, CourseNeedUnknown],
  })
  async update(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: UpdateCourseDto,
  ): Promise<CourseDetailResponse> {
    await this.courses.update(viewer, id, body);
    return this.written(viewer, id);
  }

  @Post(':id/publish')
  @Roles('instructor', 'admin')
  @Answers(CourseDetailResponse, {
    status: 200,
    summary: 'Show an own course to everybody',
    fails: [Forbidden, CourseNotFound, CourseHasNoLessons],
  })
  async publish(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<CourseDetailResponse> {
    await this.courses.publish(viewer, id);
    return this.written(viewer, id);
  }

  @Post(':id/unpublish')
  @Roles('instructor', 'admin')
  @Answers(CourseDetailResponse, {
    status: 200,
    summary: 'Make an own course a draft again',
    fails: [Forbidden, CourseNotFound],
  })
  async unpublish(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<CourseDetailResponse> {
    await this.courses.unpublish(viewer, id);
    return this.written(viewer, id);
  }

  @Delete(':id')
  @Roles('instructor', 'admin')
  @Answers(null, {
    summary: 'Delete an own draft without learners',
    fails: [Forbidden, CourseNotFound, CourseIsPublished, CourseHasEnrollments, CourseHasPayments],
  })
  async remove(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.courses.remove(viewer, id);
  }

  /** What its author gets to see after a change. */
  private async written(viewer: Viewer, id: string): Promise<CourseDetailResponse> {
    return toCourseDetailResponse(await this.queries.visibleTo(viewer, id), viewer);
  }

  private textsOf(rows: readonly { id: string }[], request: Request): Promise<TranslatedTexts | undefined> {
    const ids = rows.map(({ id }) => id);
    return this.translations.of('courses', furtherLanguageOf(request), ids);
  }
}
