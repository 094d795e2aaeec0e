import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, ForWriters, Roles, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileNotFound } from '#platform/errors/file.errors';
import { Forbidden, InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import {
  CourseNotFound,
  LessonHasLearners,
  LessonNotFound,
  LessonOrderMismatch,
  QuizInvalid,
} from '../../courses.errors.js';
import { toLessonPicture } from '../lesson.presenter.js';
import { LessonQueries } from '../lesson.queries.js';
import { CreateLessonDto, OrderLessonsDto, UpdateLessonDto } from './lesson.dto.js';
import { LessonAuthoringService } from './lesson-authoring.service.js';
import { toLessonDraftResponse } from './lesson-draft.presenter.js';
import { LessonDraftQueries } from './lesson-draft.queries.js';
import { PicturedLessonDraftResponse } from './lesson-draft.response.js';

@Controller()
@ApiTags('courses')
@TokenArea('courses')
export class LessonAuthoringController {
  constructor(
    private readonly drafts: LessonDraftQueries,
    private readonly lessons: LessonQueries,
    private readonly authoring: LessonAuthoringService,
  ) {}

  @Post('courses/:id/lessons')
  @Roles('instructor', 'admin')
  @Answers(PicturedLessonDraftResponse, {
    status: 201,
    summary: 'Add a lesson at the end of an own course',
    fails: [InvalidInput, Forbidden, CourseNotFound, QuizInvalid, FileNotFound],
  })
  async add(
    @CurrentUser() viewer: Viewer,
    @Id() courseId: string,
    @Body() body: CreateLessonDto,
  ): Promise<PicturedLessonDraftResponse> {
    return this.draft(viewer, await this.authoring.add(viewer, courseId, body));
  }

  @Put('courses/:id/lessons/order')
  @Roles('instructor', 'admin')
  @Answers(null, {
    summary: 'Put the lessons of an own course in order',
    fails: [InvalidInput, Forbidden, CourseNotFound, LessonOrderMismatch],
  })
  async order(@CurrentUser() viewer: Viewer, @Id() courseId: string, @Body() body: OrderLessonsDto): Promise<void> {
    await this.authoring.order(viewer, courseId, body.lessonIds);
  }

  @Get('lessons/:id/draft')
  @Roles('instructor', 'admin')
  @ForWriters()
  @Answers(PicturedLessonDraftResponse, {
    summary: 'An own lesson with the answers of its quiz',
    fails: [Forbidden, LessonNotFound],
  })
  async draft(@CurrentUser() viewer: Viewer, @Id() lessonId: string): Promise<PicturedLessonDraftResponse> {
    const row = await this.drafts.editableBy(viewer, lessonId);
    const pictures = await this.lessons.pictures(row.course_id);
    return {
      ...toLessonDraftResponse(row, await this.lessons.attachments(lessonId)),
      pictures: pictures.map(toLessonPicture),
    };
  }

  @Patch('lessons/:id')
  @Roles('instructor', 'admin')
  @Answers(PicturedLessonDraftResponse, {
    summary: 'Change an own lesson',
    fails: [InvalidInput, Forbidden, LessonNotFound, QuizInvalid, FileNotFound],
  })
  async update(
    @CurrentUser() viewer: Viewer,
    @Id() lessonId: string,
    @Body() body: UpdateLessonDto,
  ): Promise<PicturedLessonDraftResponse> {
    await this.authoring.update(viewer, lessonId, body);
    return this.draft(viewer, lessonId);
  }

  @Delete('lessons/:id')
  @Roles('instructor', 'admin')
  @Answers(null, {
    summary: 'Delete an own lesson that nobody has started',
    fails: [Forbidden, LessonNotFound, LessonHasLearners],
  })
  async remove(@CurrentUser() viewer: Viewer, @Id() lessonId: string): Promise<void> {
    await this.authoring.remove(viewer, lessonId);
  }
}
