import { randomUUID } from 'node:crypto';
import type { Difficulty, SkillNeed } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Category } from '../category/category.entity.js';
import { Course } from '../course/course.entity.js';
import { Enrollment } from '../enrollment.entity.js';
import { Lesson } from '../lesson/lesson.entity.js';
import type { Quiz } from '../lesson/quiz.js';

interface LessonSketch {
  titleAr?: string;
  contentAr?: string;
  duration?: number;
  videoUrl?: string;
  quiz?: Quiz;
}

/** A course for tests: valid and dull until told otherwise. `await aCourse().by(id).published().withLessons(3).saved(em())` */
export const aCourse = (): CourseBuilder => new CourseBuilder();

export class CourseBuilder {
  private readonly columns = {
    titleAr: 'أساسيات البرمجة',
    titleEn: 'Programming basics',
    descriptionAr: 'دورة للمبتدئين.',
    descriptionEn: 'A course for beginners.',
    categoryId: 'web-development',
    difficulty: 'beginner' as Difficulty,
    durationHours: 3,
    price: '0',
    requiresReview: false,
    isInPreparation: false,
    opensFirstLesson: true,
    skills: [] as { ar: string; en: string }[],
    needs: [] as SkillNeed[],
  };
  private readonly standing: { instructorId?: string; slug?: string; publishedAt?: Date } = {};
  private lessons: LessonSketch[] = [];

  by(instructorId: string): this {
    this.standing.instructorId = instructorId;
    return this;
  }

  with(columns: Partial<typeof this.columns>): this {
    Object.assign(this.columns, columns);
    return this;
  }

  published(): this {
    this.standing.publishedAt = new Date();
    return this;
  }

  inPreparation(): this {
    this.columns.isInPreparation = true;
    return this;
  }

  withLessons(lessons: number | LessonSketch[]): this {
    this.lessons = typeof lessons === 'number' ? Array.from({ length: lessons }, () => ({})) : lessons;
    return this;
  }

  async saved(em: EntityManager): Promise<{ course: Course; lessons: Lesson[] }> {
    await aCategory(em, this.columns.categoryId);
    const course = em.create(Course, {
      ...this.columns,
      ...this.standing,
      isPublished: this.standing.publishedAt !== undefined,
      lessonsCount: this.lessons.length,
    });
    await em.flush();
    const lessons = this.lessons.map((sketch, orderIndex) =>
      em.create(Lesson, {
        courseId: course.id,
        titleAr: `الدرس ${orderIndex + 1}`,
        titleEn: `Lesson ${orderIndex + 1}`,
        orderIndex,
        ...sketch,
      }),
    );
    await em.flush();
    return { course, lessons };
  }
}

/** The category, made when it is missing. */
export async function aCategory(em: EntityManager, id = `category-${randomUUID().slice(0, 8)}`): Promise<string> {
  await em.upsert(
    Category,
    { id, nameAr: 'تصنيف', nameEn: 'Category', color: '#0E5E6F', createdAt: new Date() },
    { onConflictAction: 'ignore' },
  );
  return id;
}

/** An enrolment with a percentage, counted in its course. */
export async function anEnrollment(
  em: EntityManager,
  courseId: string,
  userId: string,
  progress = '0',
): Promise<Enrollment> {
  const enrollment = em.create(Enrollment, { courseId, userId, progress });
  await em.flush();
  await em.execute('update courses set students_count = students_count + 1 where id = ?', [courseId]);
  return enrollment;
}
