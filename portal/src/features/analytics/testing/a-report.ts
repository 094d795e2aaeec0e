import type { LearnerDashboard } from '#subjects/analytics/learner.queries';
import type { CourseFigures, CourseReport, LearnerAtRisk } from '../teaching.queries';

/** A learner with a streak of four days who has not learned yet today. */
export const ownFigures = (changes: Partial<LearnerDashboard> = {}): LearnerDashboard => ({
  totalEnrollments: 3,
  completedCourses: 1,
  totalCertificates: 1,
  learningStreak: 4,
  longestStreak: 6,
  learnedToday: false,
  weekMinutes: 40,
  today: '2026-11-24',
  nextStep: {
    courseId: 'course-1',
    courseTitleAr: 'أساسيات HTML',
    courseTitleEn: 'HTML foundations',
    progress: '40.00',
    lessonId: 'lesson-3',
    lessonTitleAr: 'الروابط والصور',
    lessonTitleEn: 'Links and images',
    lessonMinutes: 12,
  },
  ...changes,
});

export const courseFigures = (changes: Partial<CourseFigures> = {}): CourseFigures => ({
  courseId: 'course-1',
  titleAr: 'أساسيات HTML',
  titleEn: 'HTML foundations',
  isPublished: true,
  enrollments: 20,
  newEnrollments: 3,
  completions: 5,
  averageProgress: '40.00',
  medianDays: 21,
  rating: '4.50',
  reviewsCount: 2,
  ...changes,
});

export const courseReport = (changes: Partial<CourseReport> = {}): CourseReport => ({
  ...courseFigures(),
  weeks: [
    { week: '2026-11-14', enrollments: 4, completions: 1 },
    { week: '2026-11-21', enrollments: 2, completions: 0 },
  ],
  lessons: [
    {
      lessonId: 'lesson-1',
      titleAr: 'هيكل الصفحة',
      titleEn: 'The structure of a page',
      completed: 16,
      stopped: 1,
      medianMinutes: 12,
    },
    { lessonId: 'lesson-2', titleAr: 'النصوص', titleEn: 'Text', completed: 9, stopped: 6, medianMinutes: null },
  ],
  ratings: [5, 4, 3, 2, 1].map((stars) => ({ stars, reviews: stars > 3 ? 1 : 0 })),
  questions: [
    {
      lessonId: 'lesson-1',
      lessonTitleAr: 'هيكل الصفحة',
      lessonTitleEn: 'The structure of a page',
      questionId: 'one',
      promptAr: 'أين يُكتب المحتوى؟',
      promptEn: 'Where does the content go?',
      answers: 12,
      rightAnswers: 3,
      discrimination: 0.33,
      sign: 'too_hard',
    },
  ],
  ...changes,
});

export const learnerAtRisk = (changes: Partial<LearnerAtRisk> = {}): LearnerAtRisk => ({
  userId: 'user-9',
  name: 'سيف صالح',
  progress: '20.00',
  enrolledAt: '2026-10-20T09:00:00.000Z',
  seenAt: '2026-11-01T09:00:00.000Z',
  reasons: [
    {
      code: 'quiz_failed',
      days: null,
      medianDays: null,
      quiz: { lessonId: 'lesson-1', titleAr: 'هيكل الصفحة', titleEn: 'The structure of a page', attempts: 3, best: 33 },
    },
    { code: 'inactive', days: 20, medianDays: null, quiz: null },
    { code: 'slow', days: 35, medianDays: 21, quiz: null },
  ],
  ...changes,
});
