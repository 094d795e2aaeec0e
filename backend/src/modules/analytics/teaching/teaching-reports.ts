import { calendarDay } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { RankedOrder } from '#platform/database/ranked-order';
import { KeptFigures } from '#platform/figures/kept-figures';
import type { Page, PageQuery } from '#platform/http/paging';
import { dayAfter, weekStart } from '../learning/streak.rules.js';
import { AtRiskQueries } from './at-risk.queries.js';
import { riskReasons } from './at-risk.rules.js';
import { CourseReportQueries } from './course-report.queries.js';
import { OwnCourseQueries } from './own-courses.queries.js';
import { QuestionQueries } from './question.queries.js';
import * as present from './teaching.presenter.js';
import type {
  CourseFiguresResponse,
  CourseReportResponse,
  LearnerAtRiskResponse,
  WeekFiguresResponse,
} from './teaching.response.js';

const WEEKS = 12;

/** Administrators read the reports of all. */
const ownerOf = ({ id, role }: Viewer): string => (role === 'admin' ? 'all' : id);

/** The Saturday of the first of so many weeks, the last of which is running. */
const firstOf = (count: number): string => dayAfter(weekStart(calendarDay(new Date())), -7 * (count - 1));

const atRiskOrder = new RankedOrder<LearnerAtRiskResponse>([
  { type: 'integer', of: ({ reasons }) => reasons.length, direction: 'desc' },
  { type: 'timestamptz', of: ({ seenAt }) => seenAt, direction: 'desc' },
  { type: 'uuid', of: ({ userId }) => userId, direction: 'asc' },
]);

/**
 * What instructors see of their own courses, administrators of all (DSH-2, ANL-2). Where thousands learn it may be some
 * minutes old (SCL-1).
 */
@Injectable()
export class TeachingReports {
  constructor(
    private readonly own: OwnCourseQueries,
    private readonly report: CourseReportQueries,
    private readonly questions: QuestionQueries,
    private readonly atRisk: AtRiskQueries,
    private readonly kept: KeptFigures,
  ) {}

  async courses(viewer: Viewer, query: PageQuery): Promise<Page<CourseFiguresResponse>> {
    const key = `courses of ${ownerOf(viewer)} ${query.limit} ${query.cursor}`;
    const page = await this.kept.of(
      key,
      () => this.own.learners(viewer),
      () => this.own.page(viewer, query),
    );
    return { ...page, rows: page.rows.map(present.toCourseFigures) };
  }

  /** All courses together; the last week is the running one. */
  async weeks(viewer: Viewer, count = WEEKS): Promise<WeekFiguresResponse[]> {
    return this.kept.of(
      `weeks of ${ownerOf(viewer)} ${firstOf(count)}`,
      () => this.own.learners(viewer),
      () => this.weeksOf(viewer, count),
    );
  }

  private async weeksOf(viewer: Viewer, count: number, courseId?: string): Promise<WeekFiguresResponse[]> {
    const first = firstOf(count);
    return present.toWeeks(await this.report.weeks(viewer, first, courseId), first, count);
  }

  async course(viewer: Viewer, courseId: string): Promise<CourseReportResponse> {
    const learners = await this.own.learners(viewer, courseId);
    return this.kept.of(
      `report of ${courseId}`,
      async () => learners,
      () => this.reportOf(viewer, courseId),
    );
  }

  private async reportOf(viewer: Viewer, courseId: string): Promise<CourseReportResponse> {
    const figures = await this.own.byId(viewer, courseId);
    return {
      ...present.toCourseFigures(figures),
      weeks: await this.weeksOf(viewer, WEEKS, courseId),
      lessons: (await this.report.lessons(courseId)).map(present.toLessonFigures),
      ratings: present.toRatings(await this.report.ratings(courseId)),
      questions: (await this.questions.ofCourse(courseId)).map(present.toQuestionFigures),
    };
  }

  /** Learners who may need help: those with the most reasons first, then who was there last. */
  async learnersAtRisk(viewer: Viewer, courseId: string, query: PageQuery): Promise<Page<LearnerAtRiskResponse>> {
    return atRiskOrder.page(await this.allAtRisk(viewer, courseId), query);
  }

  async allAtRisk(viewer: Viewer, courseId: string): Promise<LearnerAtRiskResponse[]> {
    const learners = await this.own.learners(viewer, courseId);
    return this.kept.of(
      `at risk in ${courseId}`,
      async () => learners,
      () => this.atRiskIn(viewer, courseId),
    );
  }

  private async atRiskIn(viewer: Viewer, courseId: string): Promise<LearnerAtRiskResponse[]> {
    const { median_days, completions } = await this.own.byId(viewer, courseId);
    const median = { days: median_days ?? 0, completions };
    const learners = (await this.atRisk.unfinished(courseId)).map((row) => ({
      userId: row.user_id,
      name: row.name,
      progress: row.progress,
      enrolledAt: isoTime(row.enrolled_at),
      seenAt: isoTime(row.seen_at),
      reasons: riskReasons(
        {
          progress: Number(row.progress),
          daysSinceEnrolled: row.days_since_enrolled,
          daysSinceSeen: row.days_since_seen,
          failedQuizzes: row.failed_quizzes,
        },
        median,
      ).map(present.toRiskReason),
    }));
    return atRiskOrder.sorted(learners.filter(({ reasons }) => reasons.length > 0));
  }
}
