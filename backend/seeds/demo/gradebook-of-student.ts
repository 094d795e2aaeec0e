import type { CatalogueCourse } from './catalogue.js';
import { type DemoGrade, entryRows, type GradebookRows } from './grade-entries.js';
import type { LearnerCourse } from './learning.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** The demo student is in the middle of it and has handed in its assignment. */
const slug = 'phone-interface-design';
const sketches = { titleAr: 'دفتر الرسوم الأولى', titleEn: 'Sketchbook' };
const presentation = { titleAr: 'عرض الشاشة أمام الزملاء', titleEn: 'Showing the screen to others' };
/** So many others of the course have their mark for the sketchbook, of twenty points; taken in turn. */
const othersTotal = 12;
const marks = ['16.00', '12.50', '18.00', '20.00', '14.00'];

/**
 * The weights of a course that the demo student learns, so that their own grades show what each item weighs, what is
 * missing, what they are excused from, and between what the total still lies (GRD-1).
 */
export function makeGradebookOfStudent(
  courses: readonly CatalogueCourse[],
  learning: readonly LearnerCourse[],
  timeline: Timeline,
): GradebookRows {
  const course = courses.find(({ row }) => row.slug === slug);
  const student = learning.find((one) => one.course === course && one.byHand);
  if (!course || !student) throw new Error(`The demo student does not learn the course ${slug}`);
  const courseId = course.row.id;
  const others = learning
    .filter((one) => one.course === course && !one.byHand)
    .sort((one, other) => one.person.lastActiveAge - other.person.lastActiveAge)
    .slice(0, othersTotal);
  const category = (position: number) => stableId('grade_categories', `${slug} ${position}`);
  const item = (what: string) => stableId('grade_items', `${slug} ${what}`);
  const manual = { course_id: courseId, kind: 'manual', lesson_id: null, assignment_id: null, is_placed: true };
  const sketched = { itemId: item('sketches'), title: sketches, reason: null };
  const userId = student.person.row.id;
  const entries: DemoGrade[] = [
    ...others.map(({ person }, index) => ({
      ...sketched,
      userId: person.row.id,
      score: marks[index % marks.length]!,
      age: 6,
    })),
    { ...sketched, userId, score: '17.00', age: 6 },
    {
      itemId: item('presentation'),
      title: presentation,
      userId,
      score: null,
      reason: 'عرضت شاشتها في لقاء الشهر الماضي.',
      age: 5,
    },
  ];
  return {
    grade_books: [
      { id: stableId('grade_books', slug), course_id: courseId, version: 1, updated_at: timeline.daysAgo(45) },
    ],
    grade_categories: [
      { title_ar: 'الاختبارات', title_en: 'Quizzes', weight: '40.00', drop_lowest: 1, takes: 'quiz' },
      { title_ar: 'الواجبات', title_en: 'Assignments', weight: '40.00', drop_lowest: 0, takes: 'assignment' },
      { title_ar: 'العمل في الدورة', title_en: 'Work during the course', weight: '20.00', drop_lowest: 0, takes: null },
    ].map((row, position) => ({ id: category(position), course_id: courseId, position, ...row })),
    grade_items: [
      { id: item('sketches'), ...sketches, points: '20.00' },
      { id: item('presentation'), ...presentation, points: '10.00' },
    ].map(({ id, titleAr, titleEn, points }) => ({
      id,
      category_id: category(2),
      title_ar: titleAr,
      title_en: titleEn,
      points,
      ...manual,
    })),
    ...entryRows(entries, { courseId, by: course.owner.row.id }, timeline),
  };
}
