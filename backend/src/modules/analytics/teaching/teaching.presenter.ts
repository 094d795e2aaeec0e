import { dayAfter } from '../learning/streak.rules.js';
import type { RiskReason } from './at-risk.rules.js';
import type { LessonRow, WeekRow } from './course-report.queries.js';
import type { CourseFiguresRow } from './own-courses.queries.js';
import type { QuestionRow } from './question.queries.js';
import { questionSign } from './question.rules.js';
import type {
  CourseFiguresResponse,
  LessonFiguresResponse,
  QuestionFiguresResponse,
  RatingFiguresResponse,
  RiskReasonResponse,
  WeekFiguresResponse,
} from './teaching.response.js';

export const toCourseFigures = (row: CourseFiguresRow): CourseFiguresResponse => ({
  courseId: row.id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  isPublished: row.is_published,
  enrollments: row.enrollments,
  newEnrollments: row.new_enrollments,
  completions: row.completions,
  averageProgress: row.average_progress,
  medianDays: row.median_days === null ? null : Math.max(1, Math.round(row.median_days)),
  rating: row.rating,
  reviewsCount: row.reviews_count,
});

/** Every week from the first on, also those in which nothing happened. */
export function toWeeks(rows: readonly WeekRow[], first: string, count: number): WeekFiguresResponse[] {
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return Array.from({ length: count }, (_, index) => {
    const week = dayAfter(first, 7 * index);
    return { week, enrollments: byWeek.get(week)?.enrollments ?? 0, completions: byWeek.get(week)?.completions ?? 0 };
  });
}

export const toLessonFigures = (row: LessonRow): LessonFiguresResponse => ({
  lessonId: row.id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  completed: row.completed,
  stopped: row.stopped,
  medianMinutes: row.median_seconds === null ? null : Math.max(1, Math.round(row.median_seconds / 60)),
});

/** Five to one star, also those that nobody gave. */
export const toRatings = (rows: readonly RatingFiguresResponse[]): RatingFiguresResponse[] =>
  [5, 4, 3, 2, 1].map((stars) => ({ stars, reviews: rows.find((row) => row.stars === stars)?.reviews ?? 0 }));

export const toQuestionFigures = (row: QuestionRow): QuestionFiguresResponse => ({
  lessonId: row.lesson_id,
  lessonTitleAr: row.lesson_title_ar,
  lessonTitleEn: row.lesson_title_en,
  questionId: row.question_id,
  promptAr: row.prompt_ar,
  promptEn: row.prompt_en,
  answers: row.answers,
  rightAnswers: row.right_answers,
  discrimination: row.discrimination === null ? null : Math.round(row.discrimination * 100) / 100,
  sign: questionSign({ answers: row.answers, right: row.right_answers, discrimination: row.discrimination }),
});

export const toRiskReason = (reason: RiskReason): RiskReasonResponse => ({
  code: reason.code,
  days: 'days' in reason ? reason.days : null,
  medianDays: 'medianDays' in reason ? reason.medianDays : null,
  quiz: 'quiz' in reason ? { ...reason.quiz, best: Number(reason.quiz.best) } : null,
});
