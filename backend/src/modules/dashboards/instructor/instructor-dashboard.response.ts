import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';
import { ActivityResponse } from '../activity/activity.response.js';

export const taughtCourseStatuses = ['active', 'preparation', 'draft'] as const;

export class TaughtCourseResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() categoryId!: string;
  @CountOut() students!: number;
  @CountOut() lessons!: number;
  @DecimalOut({ description: 'Mean of the reviews, 0 without any' }) rating!: string;
  @WordOut(taughtCourseStatuses) status!: (typeof taughtCourseStatuses)[number];
  @DecimalOut({ description: 'Percent of its learners who completed it' }) completionRate!: string;
  @DecimalOut({ description: 'What its learners paid its owner, US dollars; 0 for others who teach it' })
  earnings!: string;
  /** False for assistants, who mark and answer in it (CRS-14). */
  @FlagOut() canEdit!: boolean;
}

export class WaitingQuestionResponse {
  @UuidOut() id!: string;
  @TextOut() title!: string;
  @TextOut({ nullable: true }) askedBy!: string | null;
  @UuidOut() courseId!: string;
  @UuidOut() lessonId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @TimeOut() askedAt!: string;
}

export class MonthOfCoursesResponse {
  @TextOut({ example: '2026-05', description: 'A month in Iraq' }) month!: string;
  @CountOut() enrollments!: number;
  @CountOut() completions!: number;
}

export class InstructorDashboardResponse {
  @TextOut({ nullable: true }) name!: string | null;
  @DecimalOut({ nullable: true, description: 'Over all reviews of own courses; null without any' })
  averageRating!: string | null;
  @CountOut({ description: 'Different people in own courses' }) totalStudents!: number;
  @CountOut({ description: 'Published ones that can be joined' }) activeCourses!: number;
  @DecimalOut({ description: 'Percent of all enrolments that were completed' }) completionRate!: string;
  @DecimalOut({ description: 'What learners paid for courses that the caller owns, US dollars' }) earnings!: string;
  @CountOut({ description: 'Questions in own lessons that nobody answered' }) questionsWaiting!: number;
  @ManyOut(() => WaitingQuestionResponse, { description: 'Those that wait longest, three at most' })
  questions!: WaitingQuestionResponse[];
  @ManyOut(() => TaughtCourseResponse, { description: 'Twelve at most; the rest is behind /api/courses/mine' })
  courses!: TaughtCourseResponse[];
  @ManyOut(() => MonthOfCoursesResponse, { description: 'The last six months, this one included' })
  months!: MonthOfCoursesResponse[];
  @ManyOut(() => ActivityResponse, { description: 'The latest five' }) recentActivity!: ActivityResponse[];
}
