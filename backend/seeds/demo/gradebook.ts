import type { CatalogueCourse } from './catalogue.js';
import { type DemoGrade, entryRows, type GradebookRows } from './grade-entries.js';
import type { LearnerCourse } from './learning.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** It has quizzes, an assignment and a final; who completes a course without a gradebook has the mean of its quizzes. */
const courseWithGradebook = 'responsive-layouts-flexbox-grid';
/** So many of the latest visitors have their mark for taking part. */
const markedTotal = 40;
const participation = { titleAr: 'المشاركة في النقاش', titleEn: 'Taking part in discussions', points: '10.00' };
/** Of ten points; taken in turn. */
const marks = ['8.00', '6.50', '9.00', '10.00', '7.00', '5.50', '9.50', '4.00'];
/** Days; the course has weights since its latest certificate, which therefore is graded by the mean of what counted. */
const bookAge = 0.6;
const entryAge = 0.4;
const excuseReason = 'كان في المستشفى طوال أسبوع الواجب.';
const overrideReason = 'شرح إجابته شفهياً، وكان السؤال الثاني غامضاً.';

/**
 * The gradebook of the demo instructor's course with an assignment: quizzes of which the worst is dropped, assignments and
 * taking part; one quiz entered by hand with its reason and one learner excused from the assignment (GRD-1).
 */
export function makeGradebook(
  courses: readonly CatalogueCourse[],
  learning: readonly LearnerCourse[],
  assignments: readonly object[],
  timeline: Timeline,
): GradebookRows {
  const ofCourse = assignments as readonly { id: string; course_id: string; title_ar: string; title_en: string }[];
  const [course, assignment] = ofCourse.flatMap((one) => {
    const found = courses.find(({ row }) => row.id === one.course_id && row.slug === courseWithGradebook);
    return found ? [[found, one] as const] : [];
  })[0]!;
  const courseId = course.row.id;
  const learners = learning
    .filter((one) => one.course === course && !one.byHand)
    .sort((one, other) => one.person.lastActiveAge - other.person.lastActiveAge)
    .slice(0, markedTotal);
  const category = (position: number) => stableId('grade_categories', `${course.row.slug} ${position}`);
  const item = (what: string) => stableId('grade_items', `${course.row.slug} ${what}`);
  const attempted = learners.find(({ quizAttempts }) => quizAttempts.length > 0)!;
  const attemptedId = attempted.quizAttempts[0]!.lesson_id;
  const lesson = course.lessons.find(({ id }) => id === attemptedId)!;
  const manual = { course_id: courseId, lesson_id: null, assignment_id: null, is_placed: true };
  const found = { course_id: courseId, category_id: null, is_placed: false, title_ar: null, title_en: null };
  const entries: DemoGrade[] = [
    ...learners.map(({ person }, index) => ({
      itemId: item('participation'),
      title: participation,
      userId: person.row.id,
      score: marks[index % marks.length]!,
      reason: null,
      age: entryAge,
    })),
    {
      itemId: item('quiz'),
      title: { titleAr: lesson.title_ar, titleEn: lesson.title_en },
      userId: attempted.person.row.id,
      score: '85.00',
      reason: overrideReason,
      age: entryAge,
    },
    {
      itemId: item('assignment'),
      title: { titleAr: assignment.title_ar, titleEn: assignment.title_en },
      userId: learners.at(-1)!.person.row.id,
      score: null,
      reason: excuseReason,
      age: entryAge,
    },
  ];
  return {
    grade_books: [
      {
        id: stableId('grade_books', course.row.slug),
        course_id: courseId,
        version: 1,
        updated_at: timeline.daysAgo(bookAge),
      },
    ],
    grade_categories: [
      { title_ar: 'الاختبارات', title_en: 'Quizzes', weight: '30.00', drop_lowest: 1, takes: 'quiz' },
      { title_ar: 'الواجبات', title_en: 'Assignments', weight: '30.00', drop_lowest: 0, takes: 'assignment' },
      { title_ar: 'الاختبار النهائي', title_en: 'Final assessment', weight: '30.00', drop_lowest: 0, takes: 'final' },
      { title_ar: 'المشاركة', title_en: 'Taking part', weight: '10.00', drop_lowest: 0, takes: null },
    ].map((row, position) => ({ id: category(position), course_id: courseId, position, ...row })),
    grade_items: [
      {
        id: item('participation'),
        kind: 'manual',
        category_id: category(3),
        title_ar: participation.titleAr,
        title_en: participation.titleEn,
        points: participation.points,
        ...manual,
      },
      { id: item('quiz'), kind: 'quiz', lesson_id: attemptedId, assignment_id: null, points: '100.00', ...found },
      {
        id: item('assignment'),
        kind: 'assignment',
        lesson_id: null,
        assignment_id: assignment.id,
        points: '100.00',
        ...found,
      },
    ],
    ...entryRows(entries, { courseId, by: course.owner.row.id }, timeline),
  };
}
