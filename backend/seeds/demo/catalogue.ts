import type { Quiz } from '../../src/modules/courses/lesson/quiz.js';
import { questionsOf, quizOf } from '../../src/modules/courses/lesson/quiz-questions.js';
import {
  type CourseSource,
  type LessonSource,
  type PictureSource,
  readCompleteCourses,
  readOutlinedCourses,
} from './course-files.js';
import { assignOwners } from './course-owners.js';
import { demoStudentCourses } from './demo-student.js';
import type { Instructor } from './people.js';
import type { Random } from './random.js';
import type { CourseRow, LessonRow } from './rows.js';
import { stableId } from './stable-id.js';
import { historyDays, type Timeline } from './timeline.js';

export interface CatalogueCourse {
  row: CourseRow;
  lessons: LessonRow[];
  pictures: readonly PictureSource[];
  owner: Instructor;
  /** Days since publication; nobody enrols earlier. */
  publishedAge: number;
  /** US cents. */
  priceCents: number;
  /** How often learners choose the course: the weight in drawing lots. */
  popularity: number;
}

/** The 67 published courses: 27 with their full text, and 40 outlines in preparation, in which nobody learns (CRS-10). The order of publication is drawn by lot. */
export function makeCatalogue(
  instructors: readonly Instructor[],
  random: Random,
  timeline: Timeline,
): CatalogueCourse[] {
  const sources = [...readCompleteCourses(), ...readOutlinedCourses()];
  const owners = assignOwners(sources, instructors);
  const byPublication = random.heaviestFirst(sources, earliness);
  return byPublication.map((source, place) => {
    const owner = owners.get(source.slug) as Instructor;
    const publishedAge = historyDays - 10 - (place * (historyDays - 24)) / (sources.length - 1);
    const createdAt = timeline.daysAgo(publishedAge + random.between(3, 9));
    const row = courseRow(source, owner, createdAt, timeline.daysAgo(publishedAge));
    return {
      row,
      lessons: source.lessons.map((lesson, index) => lessonRow(row, lesson, index)),
      pictures: source.pictures,
      owner,
      publishedAge,
      priceCents: Math.round(Number(source.price) * 100),
      popularity: random.between(0.5, 2),
    };
  });
}

/** Courses with their text tend to be older; those of the demo student must have been there when she enrolled. */
function earliness({ slug, isComplete }: CourseSource): number {
  if (demoStudentCourses.some((course) => course.slug === slug)) return 1000;
  return isComplete ? 3 : 1;
}

function courseRow(source: CourseSource, owner: Instructor, createdAt: string, publishedAt: string): CourseRow {
  return {
    id: stableId('courses', source.slug),
    slug: source.slug,
    title_ar: source.titleAr,
    title_en: source.titleEn,
    description_ar: source.descriptionAr,
    description_en: source.descriptionEn,
    instructor_id: owner.row.id,
    category_id: source.category,
    difficulty: source.difficulty,
    duration_hours: source.durationHours,
    price: Number(source.price).toFixed(2),
    learning_points: source.learningPoints,
    requirements: source.requirements,
    skills: source.skills,
    needs: source.needs,
    license: source.license,
    source: source.source,
    is_published: true,
    is_in_preparation: !source.isComplete,
    requires_review: false,
    lessons_count: source.lessons.length,
    // Counted once learners and reviews are known.
    students_count: 0,
    followers_count: 0,
    reviews_count: 0,
    rating: '0.00',
    created_at: createdAt,
    updated_at: publishedAt,
    published_at: publishedAt,
  };
}

function lessonRow(course: CourseRow, lesson: LessonSource, index: number): LessonRow {
  return {
    id: stableId('lessons', `${course.slug}/${lesson.slug}`),
    course_id: course.id,
    slug: lesson.slug,
    title_ar: lesson.titleAr,
    title_en: lesson.titleEn,
    description_ar: lesson.descriptionAr ?? null,
    description_en: lesson.descriptionEn ?? null,
    content_ar: lesson.contentAr,
    content_en: lesson.contentEn,
    duration: lesson.duration,
    order_index: index,
    quiz: lesson.quiz ? quizOf(questionsOf(quizWithIds(lesson.quiz, `${course.slug}/${lesson.slug}`))) : null,
    created_at: course.created_at,
    updated_at: course.created_at,
  };
}

/** `place` tells the quiz from all others. */
function quizWithIds({ questions }: NonNullable<LessonSource['quiz']>, place: string): Quiz {
  return {
    questions: questions.map((question, q) => ({
      ...question,
      id: stableId('quiz-questions', `${place}/${q}`),
      options: question.options.map((option, o) => ({ ...option, id: stableId('quiz-options', `${place}/${q}/${o}`) })),
    })),
  };
}
