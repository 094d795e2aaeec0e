import { lessonMinutes } from '@masar/domain';
import { calendarDay } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { EnrollmentQueries, type EnrollmentWithNext } from '#modules/courses';
import { LearningQueries } from './learning.queries.js';
import type { LearnerDashboardResponse, LearningDayResponse, NextStepResponse } from './learning.response.js';
import { dayAfter, streakOf, weekStart } from './streak.rules.js';
import { zoneOr } from './time-zones.js';

/** A learner's own figures and days, as their calendar counts days (ANL-2). */
@Injectable()
export class LearnerDashboard {
  constructor(
    private readonly learning: LearningQueries,
    private readonly enrollments: EnrollmentQueries,
  ) {}

  async of(userId: string, timeZone: string | undefined, now: Date): Promise<LearnerDashboardResponse> {
    const zone = zoneOr(timeZone);
    const today = calendarDay(now, zone);
    const figures = await this.learning.figuresOf(userId);
    const days = await this.learning.daysOf(userId, zone);
    const streak = streakOf(
      days.map(({ day }) => day),
      today,
    );
    const thisWeek = days.filter(({ day }) => day >= weekStart(today));
    const latest = figures.latest_course_id;
    return {
      totalEnrollments: figures.total_enrollments,
      completedCourses: figures.completed_courses,
      totalCertificates: figures.total_certificates,
      learningStreak: streak.current,
      longestStreak: streak.longest,
      learnedToday: streak.learnedToday,
      weekMinutes: minutes(thisWeek.reduce((sum, { seconds }) => sum + seconds, 0)),
      today,
      nextStep: latest ? nextStep(await this.enrollments.ofLearnerIn(userId, latest)) : null,
    };
  }

  /** The days with learning of this week and the weeks before it. */
  async days(userId: string, timeZone: string | undefined, weeks: number, now: Date): Promise<LearningDayResponse[]> {
    const zone = zoneOr(timeZone);
    const since = dayAfter(weekStart(calendarDay(now, zone)), -7 * (weeks - 1));
    const days = await this.learning.daysOf(userId, zone, since);
    return days.map(({ day, seconds }) => ({ day, minutes: minutes(seconds) }));
  }
}

const minutes = (seconds: number): number => Math.round(seconds / 60);

function nextStep(found: EnrollmentWithNext | undefined): NextStepResponse | null {
  if (!found?.next) return null;
  const { enrollment, next } = found;
  return {
    courseId: enrollment.course_id,
    courseTitleAr: enrollment.title_ar,
    courseTitleEn: enrollment.title_en,
    progress: enrollment.progress,
    lessonId: next.id,
    lessonTitleAr: next.title_ar,
    lessonTitleEn: next.title_en,
    lessonMinutes: lessonMinutes(next.duration),
  };
}
