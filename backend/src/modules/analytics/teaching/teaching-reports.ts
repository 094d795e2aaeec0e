import { calendarDay } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { RankedOrder } from '#platform/database/ranked-order';
import { asCounted, type Counted } from '#platform/figures/counted';
import { type FigureKind, KeptFigures } from '#platform/figures/kept-figures';
import type { Page, PageQuery } from '#platform/http/paging';
import { dayAfter, weekStart } from '../learning/streak.rules.js';
import { LearnersAtRisk } from './at-risk.service.js';
import { CourseReportQueries, type WeekRow } from './course-report.queries.js';
import { OwnCourseQueries, type Teacher, teacherOf } from './own-courses.queries.js';
import { QuestionQueries } from './question.queries.js';
import * as present from './teaching.presenter.js';
import type {
  CourseFiguresResponse,
  CourseReportResponse,
  LearnerAtRiskResponse,
  WeekFiguresResponse,
} from './teaching.response.js';

const WEEKS = 12;
const mostWeeks = 53;

/** The Saturday of the first of so many weeks, the last of which is running. */
const firstOf = (count: number): string => dayAfter(weekStart(calendarDay(new Date())), -7 * (count - 1));

const mostLearners = new RankedOrder<CourseFiguresResponse>([
  { type: 'integer', of: ({ enrollments }) => enrollments, direction: 'desc' },
  { type: 'uuid', of: ({ courseId }) => courseId, direction: 'desc' },
]);

/**
 * What instructors see of their own courses, administrators of all (DSH-2, ANL-2). Where thousands learn it may be some
 * minutes old (SCL-1).
 */
@Injectable()
export class TeachingReports {
  private readonly coursesOf: FigureKind<CourseFiguresResponse[]>;
  /** Weeks in which something happened, of more than anybody may ask for. */
  private readonly weeksOf: FigureKind<WeekRow[]>;
  private readonly reports: FigureKind<CourseReportResponse>;

  constructor(
    private readonly own: OwnCourseQueries,
    private readonly report: CourseReportQueries,
    private readonly questions: QuestionQueries,
    private readonly atRisk: LearnersAtRisk,
    kept: KeptFigures,
  ) {
    this.coursesOf = kept.kind('courses of a teacher 1', async (teacher) =>
      mostLearners.sorted((await own.of(teacher)).map(present.toCourseFigures)),
    );
    this.weeksOf = kept.kind('weeks of a teacher 1', (teacher) => report.weeks(teacher, firstOf(mostWeeks)));
    this.reports = kept.kind('course report 1', (courseId) => this.reportOf(courseId));
  }

  async courses(viewer: Viewer, query: PageQuery): Promise<Counted<Page<CourseFiguresResponse>>> {
    return asCounted(await this.coursesOf.of(await this.askedBy(viewer)), (rows) => mostLearners.page(rows, query));
  }

  /** All courses together; the last week is the running one. */
  async weeks(viewer: Viewer, count = WEEKS): Promise<Counted<WeekFiguresResponse[]>> {
    const weeks = await this.weeksOf.of(await this.askedBy(viewer));
    return asCounted(weeks, (rows) => present.toWeeks(rows, firstOf(count), count));
  }

  async course(viewer: Viewer, courseId: string): Promise<Counted<CourseReportResponse>> {
    const learners = await this.own.learners(teacherOf(viewer), courseId);
    return this.reports.of({ subject: courseId, rows: learners });
  }

  /** Learners who may need help: those with the most reasons first, then who was there last. */
  async learnersAtRisk(
    viewer: Viewer,
    courseId: string,
    query: PageQuery,
  ): Promise<Counted<Page<LearnerAtRiskResponse>>> {
    return this.atRisk.page({ courseId, learners: await this.own.learners(teacherOf(viewer), courseId) }, query);
  }

  async allAtRisk(viewer: Viewer, courseId: string): Promise<LearnerAtRiskResponse[]> {
    return this.atRisk.all({ courseId, learners: await this.own.learners(teacherOf(viewer), courseId) });
  }

  private async askedBy(viewer: Viewer) {
    const subject: Teacher = teacherOf(viewer);
    return {
      subject,
      ownerId: subject === viewer.id ? viewer.id : undefined,
      rows: await this.own.learners(subject),
    };
  }

  private async reportOf(courseId: string): Promise<CourseReportResponse> {
    const figures = await this.own.byId(courseId);
    const first = firstOf(WEEKS);
    return {
      ...present.toCourseFigures(figures),
      weeks: present.toWeeks(await this.report.weeks('all', first, courseId), first, WEEKS),
      lessons: (await this.report.lessons(courseId)).map(present.toLessonFigures),
      ratings: present.toRatings(await this.report.ratings(courseId)),
      questions: (await this.questions.ofCourse(courseId)).map(present.toQuestionFigures),
    };
  }
}
