import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseAudience, CourseNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import type { Page } from '#platform/http/paging';
import { toGradeBook } from './cells/grade-book.presenter.js';
import { GradeBookReader } from './cells/grade-book.reader.js';
import { GradeBookResponse, GradeRowResponse } from './cells/grade-book.response.js';
import { EnterGradeDto } from './cells/grade-entry.dto.js';
import { GradeEntryService } from './cells/grade-entry.service.js';
import { GradeRowsQuery } from './cells/grade-learners.queries.js';
import {
  CategoryUnknown,
  ExcusedWithScore,
  GradeItemHasMarks,
  GradeItemNotFound,
  GradeReasonNeeded,
  GradesChangedMeanwhile,
  KindTakenTwice,
  NotALearnerOfBook,
  OwnGrade,
  PointsBelowMarks,
  ScoreAboveMaximum,
  TitleNeeded,
  WeightsNotWhole,
} from './grades.errors.js';
import { GradeChangeResponse } from './history/grade-change.response.js';
import { GradeChangesQueries, GradeChangesQuery } from './history/grade-changes.queries.js';
import { GradePlanQueries } from './plan/grade-plan.queries.js';
import { WriteGradeSettingsDto } from './settings/grade-settings.dto.js';
import { GradeSettingsService } from './settings/grade-settings.service.js';

const refusals = [InvalidInput, Unauthorized, Forbidden, CourseNotFound];

@ApiTags('grades')
@Controller('courses/:id/gradebook')
@Roles('instructor', 'admin')
export class GradeBookController {
  constructor(
    private readonly audience: CourseAudience,
    private readonly plans: GradePlanQueries,
    private readonly books: GradeBookReader,
    private readonly settings: GradeSettingsService,
    private readonly entries: GradeEntryService,
    private readonly changes: GradeChangesQueries,
  ) {}

  @Get()
  @Answers(GradeBookResponse, { summary: 'Categories and items of the gradebook of an own course', fails: refusals })
  async read(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<GradeBookResponse> {
    await this.audience.requireTeacher(viewer, courseId);
    return toGradeBook(await this.plans.of(courseId));
  }

  @Get('rows')
  @AnswersPage(GradeRowResponse, { summary: 'Its learners with their cells and totals, page by page', fails: refusals })
  async rows(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Query() query: GradeRowsQuery,
  ): Promise<Page<GradeRowResponse>> {
    await this.audience.requireTeacher(viewer, courseId);
    return this.books.page(courseId, query);
  }

  @Get('changes')
  @AnswersPage(GradeChangeResponse, {
    summary: 'The history of a gradebook or of one of its cells, the latest change first',
    fails: refusals,
  })
  async history(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Query() query: GradeChangesQuery,
  ): Promise<Page<GradeChangeResponse>> {
    await this.audience.requireTeacher(viewer, courseId);
    return this.changes.page(courseId, query);
  }

  @Put('settings')
  @Answers(GradeBookResponse, {
    summary: 'Write categories, weights and items of an own course',
    fails: [
      ...refusals,
      GradesChangedMeanwhile,
      WeightsNotWhole,
      KindTakenTwice,
      CategoryUnknown,
      TitleNeeded,
      GradeItemNotFound,
      GradeItemHasMarks,
      PointsBelowMarks,
    ],
  })
  async write(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: WriteGradeSettingsDto,
  ): Promise<GradeBookResponse> {
    await this.settings.write(courseId, viewer, body);
    return toGradeBook(await this.plans.of(courseId));
  }

  @Put('rows/:userId/items/:itemId')
  @Answers(GradeRowResponse, {
    summary: 'Mark by hand, override with a reason, excuse, or go back to what was found',
    fails: [
      ...refusals,
      OwnGrade,
      GradeItemNotFound,
      NotALearnerOfBook,
      GradesChangedMeanwhile,
      ScoreAboveMaximum,
      ExcusedWithScore,
      GradeReasonNeeded,
    ],
  })
  async enter(
    @Id() courseId: string,
    @Id('userId') userId: string,
    @Id('itemId') itemId: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: EnterGradeDto,
  ): Promise<GradeRowResponse> {
    await this.entries.enter(courseId, { userId, itemId }, viewer, body);
    return this.books.row(courseId, userId);
  }
}
