import { Body, Controller, Get, Headers, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TranslationQueries } from '#modules/translations';
import { CurrentUser, Public, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { ContentLanguageQuery } from '#platform/http/language-fields';
import { furtherLanguageOf } from '#platform/i18n/request-language';
import {
  CourseInPreparation,
  CourseNotFound,
  LessonIncomplete,
  LessonLocked,
  LessonNotFound,
  NotEnrolled,
} from '../courses.errors.js';
import { CurriculumLessonResponse, PlayerLessonResponse } from './dto/lesson.response.js';
import { LessonProgressDto } from './dto/lesson-progress.dto.js';
import { LessonProgressResponse } from './dto/lesson-progress.response.js';
import { toCurriculumLesson, toLessonProgress, toPlayerLesson } from './lesson.presenter.js';
import { LessonProgressService } from './lesson-progress.service.js';
import { LessonReadingService } from './lesson-reading.service.js';

/** What a device says in the header `Masar-Purpose` that fetches a text to keep it, before anybody reads it (EVD-1). */
const OFFLINE_COPY = 'offline-copy';

@ApiTags('lessons')
@TokenArea('lessons')
@Controller()
export class LessonsController {
  constructor(
    private readonly reading: LessonReadingService,
    private readonly progress: LessonProgressService,
    private readonly translations: TranslationQueries,
  ) {}

  @Get('courses/:id/lessons')
  @Public()
  @Answers(CurriculumLessonResponse, {
    summary: 'Lists the lessons of a course with their state for the reader',
    many: true,
    fails: [InvalidInput, CourseNotFound],
  })
  async curriculum(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer | undefined,
    @Query() _: ContentLanguageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurriculumLessonResponse[]> {
    const lines = await this.reading.curriculum(courseId, viewer);
    response.vary('Accept-Language');
    const ids = lines.map(({ row }) => row.id);
    const texts = await this.translations.of('lessons', furtherLanguageOf(request), ids);
    return lines.map((line) => toCurriculumLesson(line, texts));
  }

  @Get('lessons/:id')
  @SignedIn()
  @Answers(PlayerLessonResponse, {
    summary: 'Opens a lesson in the player',
    fails: [InvalidInput, Unauthorized, LessonLocked, LessonNotFound, CourseInPreparation],
  })
  async open(
    @Id() lessonId: string,
    @CurrentUser() viewer: Viewer,
    @Query() _: ContentLanguageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Headers('masar-purpose') purpose: string | undefined,
  ): Promise<PlayerLessonResponse> {
    const lesson = await this.reading.open(lessonId, viewer, purpose === OFFLINE_COPY ? 'to-keep' : 'to-read');
    response.vary('Accept-Language');
    return toPlayerLesson(lesson, await this.translations.of('lessons', furtherLanguageOf(request), [lessonId]));
  }

  @Put('lessons/:id/progress')
  @SignedIn()
  @Answers(LessonProgressResponse, {
    summary: 'Reports what was shown, or completion; completing the course issues its certificate',
    fails: [InvalidInput, Unauthorized, NotEnrolled, LessonNotFound, CourseInPreparation, LessonIncomplete],
  })
  async report(
    @Id() lessonId: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: LessonProgressDto,
  ): Promise<LessonProgressResponse> {
    return toLessonProgress(await this.progress.report(lessonId, viewer, body));
  }
}
