import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { mayEditCourse } from '#modules/courses';
import { CurrentUser, Roles, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { Forbidden, Unauthorized } from '#platform/errors/platform.errors';
import { FiguresBeingCounted, tellCounted } from '#platform/figures/counted';
import { Answers } from '#platform/http/answers';
import { languageOf } from '#platform/i18n/request-language';
import { toActivityResponse } from '../activity/activity.presenter.js';
import {
  InstructorDashboardQueries,
  type InstructorFigures,
  type TaughtCourse,
  type WaitingQuestion,
} from './instructor-dashboard.queries.js';
import {
  InstructorDashboardResponse,
  type TaughtCourseResponse,
  type WaitingQuestionResponse,
} from './instructor-dashboard.response.js';

@ApiTags('dashboard')
@TokenArea('dashboard')
@Controller('instructor')
@Roles('instructor', 'admin')
export class InstructorDashboardController {
  constructor(private readonly queries: InstructorDashboardQueries) {}

  @Get('dashboard')
  @Answers(InstructorDashboardResponse, {
    summary: 'What my courses came to, what waits for me and what happened in them',
    fails: [Unauthorized, Forbidden, FiguresBeingCounted],
  })
  async mine(
    @CurrentUser() viewer: Viewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InstructorDashboardResponse> {
    const tiles = await this.queries.tiles(viewer.id);
    const figures = tellCounted(await this.queries.figures(viewer.id, tiles), response);
    const [courses, questions, activity] = await Promise.all([
      this.queries.courses(viewer.id),
      this.queries.questions(viewer.id),
      this.queries.activity(viewer.id),
    ]);
    const language = languageOf(request);
    return {
      name: tiles.name,
      averageRating: tiles.average_rating,
      totalStudents: figures.total_students,
      activeCourses: tiles.active_courses,
      completionRate: figures.completion_rate,
      earnings: figures.earnings,
      questionsWaiting: figures.questions_waiting,
      questions: questions.map(toQuestion),
      courses: courses.map((course) => toCourse(course, figures, viewer)),
      months: figures.months,
      recentActivity: activity.map((row) => toActivityResponse(row, language)),
    };
  }
}

const toCourse = (row: TaughtCourse, { courses }: InstructorFigures, viewer: Viewer): TaughtCourseResponse => ({
  id: row.id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  categoryId: row.category_id,
  students: row.students,
  lessons: row.lessons,
  rating: row.rating,
  status: row.is_published ? (row.is_in_preparation ? 'preparation' : 'active') : 'draft',
  // One that was created since they were counted has neither.
  completionRate: courses[row.id]?.completion_rate ?? '0.00',
  earnings: courses[row.id]?.earnings ?? '0.00',
  canEdit: mayEditCourse(row, viewer),
});

const toQuestion = (row: WaitingQuestion): WaitingQuestionResponse => ({
  id: row.id,
  title: row.title,
  askedBy: row.person,
  courseId: row.course_id,
  lessonId: row.lesson_id,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  askedAt: isoTime(row.created_at),
});
