import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Category } from '../category/category.entity.js';
import { Course } from '../course/course.entity.js';
import { mayEditCourse } from '../course/course.policy.js';
import { LessonProgress } from '../lesson/lesson-progress.entity.js';
import { Lesson } from '../lesson/lesson.entity.js';
import { QuizAttempt } from '../lesson/quiz-attempt.entity.js';
import { LessonRecount } from '../lesson/authoring/lesson-recount.js';
import { toQuiz } from '../lesson/authoring/quiz.rules.js';
import type { Bundle, BundleLesson } from './bundle.js';
import { refuse } from './bundle-refusal.js';
import { withFormerIds } from './quiz-merge.js';
import { idInSlug, lessonKeys, lessonSlugs } from './slug.rules.js';

export interface ImportResult {
  courseId: string;
  /** False when the course existed and was updated in place. */
  created: boolean;
  /** `kept`: lessons that the bundle lacks but learners have started. */
  lessons: { created: number; updated: number; removed: number; kept: number };
}

/** Writes a checked bundle in one transaction; enrolments and progress stay, and importing again changes nothing (CRS-5). */
@Injectable()
export class CourseImportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recount: LessonRecount,
  ) {}

  async import(viewer: Viewer, bundle: Bundle): Promise<ImportResult> {
    return this.transactions.run(async (em) => {
      if (!(await em.count(Category, { id: bundle.categoryId })))
        refuse('course.json', 'bundle.unknown_category', { category: bundle.categoryId });
      const found = await findCourse(em, bundle.slug);
      if (found && !mayEditCourse(found, viewer)) refuse('course.json', 'bundle.slug_taken', { slug: bundle.slug });
      const { lessons: _lessons, ...columns } = bundle;
      const course = found ?? em.create(Course, { ...columns, instructorId: viewer.id });
      if (found) assignChanges(found, columns);
      await em.flush();
      const lessons = await this.importLessons(em, course, bundle.lessons);
      if (lessons.created + lessons.removed > 0) await this.recount.ofCourse(em, course.id);
      return { courseId: course.id, created: !found, lessons };
    });
  }

  private async importLessons(
    em: EntityManager,
    course: Course,
    wanted: BundleLesson[],
  ): Promise<ImportResult['lessons']> {
    const present = await em.find(Lesson, { courseId: course.id }, { orderBy: { orderIndex: 'asc', id: 'asc' } });
    const presentKeys = lessonKeys(lessonSlugs(present.map(({ slug, titleEn }) => ({ slug: slug ?? null, titleEn }))));
    const byKey = new Map(present.map((lesson, place) => [presentKeys[place], lesson]));
    const counts = { created: 0, updated: 0, removed: 0, kept: 0 };
    for (const [orderIndex, key] of lessonKeys(wanted.map(({ slug }) => slug)).entries()) {
      const source = wanted[orderIndex];
      if (!source) continue;
      const lesson = byKey.get(key);
      byKey.delete(key);
      const quiz = source.quiz && toQuiz(withFormerIds(source.quiz, lesson?.quiz), lesson?.quiz, randomUUID);
      const columns = { ...source, quiz, orderIndex };
      if (!lesson) em.create(Lesson, { ...columns, courseId: course.id });
      if (lesson && assignChanges(lesson, columns)) counts.updated += 1;
      if (!lesson) counts.created += 1;
    }
    for (const lesson of byKey.values()) {
      if (await hasLearners(em, lesson.id)) assignChanges(lesson, { orderIndex: wanted.length + counts.kept++ });
      else {
        em.remove(lesson);
        counts.removed += 1;
      }
    }
    await em.flush();
    return counts;
  }
}

/** The course of that slug; one that never had a slug is found by the id in the slug of its export. */
async function findCourse(em: EntityManager, slug: string): Promise<Course | null> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const id = idInSlug(slug);
  const found = await em.findOne(Course, { slug }, { lockMode });
  return found ?? (id ? em.findOne(Course, { id, slug: null }, { lockMode }) : null);
}

async function hasLearners(em: EntityManager, lessonId: string): Promise<boolean> {
  return (await em.count(LessonProgress, { lessonId })) + (await em.count(QuizAttempt, { lessonId })) > 0;
}

/** Sets only what differs, so that an import without changes leaves even `updatedAt` alone. */
function assignChanges<Row extends object>(row: Row, columns: Partial<Row>): boolean {
  const changed = (Object.keys(columns) as (keyof Row)[]).filter(
    (name) => !isDeepStrictEqual(row[name] ?? null, columns[name] ?? null),
  );
  for (const name of changed) Object.assign(row, { [name]: columns[name] });
  return changed.length > 0;
}
