import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TranslationQueries } from '#modules/translations';
import { Public, TokenArea } from '#platform/access/access.decorators';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { ContentLanguageQuery } from '#platform/http/language-fields';
import { furtherLanguageOf } from '#platform/i18n/request-language';
import { LessonNotFound } from '../courses.errors.js';
import { VisitorLessonResponse } from './dto/visitor-lesson.response.js';
import { FirstLessonQueries } from './first-lesson.queries.js';
import { toFirstLesson } from './lesson.presenter.js';

@ApiTags('lessons')
@TokenArea('lessons')
@Controller('courses/:id/first-lesson')
export class FirstLessonController {
  constructor(
    private readonly queries: FirstLessonQueries,
    private readonly translations: TranslationQueries,
  ) {}

  @Get()
  @Public()
  @Answers(VisitorLessonResponse, {
    summary: 'The first lesson of a published course, for everybody unless its author closes it',
    fails: [InvalidInput, LessonNotFound],
  })
  async read(
    @Id() courseId: string,
    @Query() _: ContentLanguageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VisitorLessonResponse> {
    const lesson = await this.queries.ofCourse(courseId);
    response.vary('Accept-Language');
    return toFirstLesson(lesson, await this.translations.of('lessons', furtherLanguageOf(request), [lesson.id]));
  }
}
