import { courseGrade, progressPercent } from '@masar/domain';
import type { CatalogueCourse } from './catalogue.js';
import type { Participation } from './enrolling.js';
import { attemptsAt } from './quizzes.js';
import type { Random } from './random.js';
import type { EnrollmentRow, LessonProgressRow, LessonRow, QuizAttemptRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** Certificates that wait for the demo instructor or were sent back; the others of the demonstration are valid. */
export const underReviewTotal = 2;

/** Completed enrolments: 892 with a valid certificate, and those whose certificate is under review (READ-1). */
const completedTotal = 892 + underReviewTotal;

/** Days that completing a course takes at least. */
const shortestCourse = 3;

export interface LearnerCourse extends Participation {
  enrollment: EnrollmentRow;
  lessonProgress: LessonProgressRow[];
  quizAttempts: QuizAttemptRow[];
  /** Mean of the best quiz scores in percent; counts once the course is completed, null where nothing was graded. */
  grade: string | null;
}

/** What everybody did in the courses; so many participations are completed, drawn by lot. */
export function learn(participations: readonly Participation[], random: Random, timeline: Timeline): LearnerCourse[] {
  const byHand = participations.filter(({ byHand, course }) => byHand?.lessonAges.length === course.lessons.length);
  const able = participations.filter((one) => !one.byHand && daysOfLearning(one) > shortestCourse);
  const lots = random.heaviestFirst(able, (one) => one.person.eagerness * Math.min(daysOfLearning(one), 60));
  const completed = new Set(lots.slice(0, completedTotal - byHand.length));
  return participations.map((one) => {
    const lessonAges = one.byHand?.lessonAges ?? drawLessonAges(one, completed.has(one), random);
    return learnerCourse(one, lessonAges, random, timeline);
  });
}

/** Days between enrolling and the person's last visit. */
const daysOfLearning = ({ age, person }: Participation): number => age - person.lastActiveAge;

/** When the lessons from the first on were completed, in days ago. */
function drawLessonAges(one: Participation, toTheEnd: boolean, random: Random): number[] {
  const total = one.course.lessons.length;
  const count = toTheEnd ? total : drawLessonCount(total, random);
  const days = Math.min(daysOfLearning(one), toTheEnd ? random.between(shortestCourse, 45) : random.between(0.5, 30));
  return Array.from({ length: count }, (_, index) => one.age - (days * (index + random.between(0.4, 1))) / count);
}

/** A quarter never begins; the others stop anywhere before the last lesson. */
function drawLessonCount(total: number, random: Random): number {
  return random.chance(0.25) ? 0 : random.integer(1, total - 1);
}

/** What somebody did in a course who completed its first lessons at these ages, in days. */
export function learnerCourse(
  one: Participation,
  lessonAges: number[],
  random: Random,
  timeline: Timeline,
): LearnerCourse {
  const { person, course, age } = one;
  const user = person.row.id;
  const rightAnswers = [...(one.byHand?.rightAnswers ?? [])];
  const done = course.lessons
    .slice(0, lessonAges.length)
    .map((lesson, index) => ({ lesson, age: lessonAges[index] as number }));
  const attempts = done.map(({ lesson, age }) => attemptsAt(lesson, user, age, random, timeline, rightAnswers));
  const lastActivity = done.length > 0 ? timeline.daysAgo(done.at(-1)?.age ?? age) : null;
  return {
    ...one,
    enrollment: {
      id: stableId('enrollments', `${user} ${course.row.id}`),
      user_id: user,
      course_id: course.row.id,
      progress: progressPercent(done.length, course.lessons.length),
      completed_at: done.length === course.lessons.length ? lastActivity : null,
      enrolled_at: timeline.daysAgo(age),
      price_paid: course.row.price,
      last_activity_at: lastActivity,
    },
    lessonProgress: done.map(({ lesson, age }) => progressRow(lesson, user, timeline.daysAgo(age))),
    quizAttempts: attempts.flatMap(({ rows }) => rows),
    grade: courseGrade(attempts.flatMap(({ best }) => best ?? [])),
  };
}

/** No demo lesson has a video, so nothing was watched. */
function progressRow(lesson: LessonRow, userId: string, completedAt: string): LessonProgressRow {
  return {
    id: stableId('lesson_progress', `${userId} ${lesson.id}`),
    user_id: userId,
    lesson_id: lesson.id,
    is_completed: true,
    watch_time: 0,
    completed_at: completedAt,
  };
}

/** Writes into the courses how many learners they have. */
export function countStudents(courses: readonly CatalogueCourse[], learning: readonly LearnerCourse[]): void {
  for (const { row } of courses) row.students_count = learning.filter(({ course }) => course.row === row).length;
}
