import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Question } from '@masar/domain';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type BundleLesson,
  BundleParts,
  type BundleRemark,
  idInSlug,
  type ImportedLesson,
  lessonKeys,
  lessonSlugs,
  type ReadBundle,
  refuseBundle,
  type TakenPart,
} from '#modules/bundles';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { CourseOpening } from '../catalogue/course-opening.js';
import { Category } from '../category/category.entity.js';
import { Course } from '../course/course.entity.js';
import { mayEditCourse } from '../course/course.policy.js';
import { rightIn } from '../course/course-rights.js';
import { CourseVocabulary } from '../course/course-vocabulary.js';
import type { CoursesTables } from '../courses.tables.js';
import { LessonRecount } from '../lesson/authoring/lesson-recount.js';
import { withLastingIds } from '../lesson/authoring/quiz.rules.js';
import { LessonProgress } from '../lesson/lesson-progress.entity.js';
import { QuizAttempt } from '../lesson/quiz-attempt.entity.js';
import { questionsOf, quizOf } from '../lesson/quiz-questions.js';
import { PictureWriting } from '../picture/picture-writing.js';
import { LessonWriting } from './lesson-writing.js';
import { withFormerIds } from './quiz-merge.js';

export interface ImportResult {
  courseId: string;
  titleAr: string;
  titleEn: string;
  /** False when the course existed and was updated in place. */
  created: boolean;
  /** `kept`: lessons that the bundle lacks but learners have started. */
  lessons: { created: number; updated: number; removed: number; kept: number };
  /** Lessons of the bundle. */
  lessonCount: number;
  /** What of the texts was not understood: the first of them, and how many in all. */
  remarks: BundleRemark[];
  remarkCount: number;
  /** What became of its parts. */
  parts: TakenPart[];
}

/** Writes a checked bundle in one transaction; enrolments and progress stay, and importing again changes nothing (CRS-5). */
@Injectable()
export class CourseImportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recount: LessonRecount,
    private readonly opening: CourseOpening,
    private readonly pictures: PictureWriting,
    private readonly parts: BundleParts,
    private readonly vocabulary: CourseVocabulary,
  ) {}

  async import(viewer: Viewer, read: ReadBundle): Promise<ImportResult> {
    return this.transactions.run((em) => this.write(em, viewer, read, false));
  }

  /** The import itself, of which nothing stays: it tells what would become of everything (CRS-5). */
  async try(viewer: Viewer, read: ReadBundle): Promise<ImportResult> {
    return this.transactions.tryOut((em) => this.write(em, viewer, read, true));
  }

  private async write(
    em: EntityManager,
    viewer: Viewer,
    { bundle, remarks, remarkCount }: ReadBundle,
    isTrial: boolean,
  ): Promise<ImportResult> {
    if (!(await em.count(Category, { id: bundle.categoryId })))
      refuseBundle('course.json', 'bundle.unknown_category', { category: bundle.categoryId });
    const wrong = await this.vocabulary.wrongNeedOf(bundle);
    if (wrong)
      refuseBundle('course.json', `bundle.need_${wrong.why}`, { skill: bundle.needs[wrong.place]?.skillId ?? '' });
    const found = await findCourse(em, bundle.slug);
    if (found && !mayEditCourse({ right: await rightIn(em, viewer, found.id) }, viewer))
      refuseBundle('course.json', 'bundle.slug_taken', { slug: bundle.slug });
    const { lessons: _lessons, pictures, parts, partPictures, ...columns } = bundle;
    const course = found ?? em.create(Course, { ...columns, instructorId: viewer.id });
    const wasOpen = course.isOpen();
    if (found) assignChanges(found, columns);
    await em.flush();
    const { written, ...lessons } = await this.importLessons(em, course, bundle.lessons);
    await this.pictures.replace(em, { courseId: course.id, ownerId: viewer.id, pictures, isTrial });
    const taken = await this.parts.take(
      {
        viewer,
        courseId: course.id,
        lessons: written,
        pictures: new Map(partPictures.map((picture) => [picture.path, picture])),
        isTrial,
      },
      parts,
    );
    if (lessons.created + lessons.removed > 0) await this.recount.ofCourse(em, course.id);
    if (!wasOpen && course.isOpen()) await this.opening.of(em, course);
    return {
      courseId: course.id,
      titleAr: course.titleAr,
      titleEn: course.titleEn,
      created: !found,
      lessons,
      lessonCount: bundle.lessons.length,
      remarks,
      remarkCount,
      parts: taken,
    };
  }

  private async importLessons(
    em: EntityManager,
    course: Course,
    wanted: BundleLesson[],
  ): Promise<ImportResult['lessons'] & { written: Map<string, ImportedLesson> }> {
    const present = await presentLessons(em, course.id);
    const presentKeys = lessonKeys(lessonSlugs(present.map(({ slug, title_en }) => ({ slug, titleEn: title_en }))));
    const idOf = new Map(present.map(({ id }, place) => [presentKeys[place], id]));
    const lessons = lessonKeys(wanted.map(({ slug }) => slug)).map((key, place) => ({ place, id: idOf.get(key) }));
    const taken = new Set(lessons.map(({ id }) => id));
    const counts = { created: 0, updated: 0, removed: 0, kept: 0 };
    const written = new Map<string, ImportedLesson>();
    const writing = new LessonWriting(em, course.id);
    for (const { id } of present.filter((lesson) => !taken.has(lesson.id))) {
      if (await hasLearners(em, id)) await writing.move(id, wanted.length + counts.kept++);
      else {
        await writing.remove(id);
        counts.removed += 1;
      }
    }
    for (const { place, id } of lessons) {
      const source = wanted[place]!;
      const former = id && source.quiz ? await formerQuestions(em, id) : [];
      const quiz = source.quiz && quizOf(withLastingIds(withFormerIds(source.quiz, former), former, randomUUID));
      const lesson = { ...source, quiz, orderIndex: place };
      if (!id) {
        written.set(source.slug, { ...source, id: await writing.add(lesson) });
        counts.created += 1;
        continue;
      }
      written.set(source.slug, { ...source, id });
      if (await writing.change(id, lesson)) counts.updated += 1;
    }
    return { ...counts, written };
  }
}

/** The lessons in their order, without their texts. */
const presentLessons = (em: EntityManager, courseId: string) =>
  em
    .getKysely<CoursesTables>()
    .selectFrom('lessons')
    .select(['id', 'slug', 'title_en'])
    .where('course_id', '=', courseId)
    .orderBy('order_index')
    .orderBy('id')
    .execute();

async function formerQuestions(em: EntityManager, lessonId: string): Promise<Question[]> {
  const lesson = em.getKysely<CoursesTables>().selectFrom('lessons').select('quiz').where('id', '=', lessonId);
  return questionsOf((await lesson.executeTakeFirst())?.quiz);
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
function assignChanges<Row extends object>(row: Row, columns: Partial<Row>): void {
  for (const name of Object.keys(columns) as (keyof Row)[])
    if (!isDeepStrictEqual(row[name] ?? null, columns[name] ?? null)) Object.assign(row, { [name]: columns[name] });
}
