import { randomUUID } from 'node:crypto';
import { sentQuestions } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { findEditableCourse } from '../../course/course-authorship.js';
import {
  CourseNotFound,
  LessonHasLearners,
  LessonNotFound,
  LessonOrderMismatch,
  QuizInvalid,
} from '../../courses.errors.js';
import { Lesson } from '../lesson.entity.js';
import { LessonProgress } from '../lesson-progress.entity.js';
import { QuizAttempt } from '../quiz-attempt.entity.js';
import { questionsOf, quizOf } from '../quiz-questions.js';
import type { CreateLessonDto, UpdateLessonDto } from './lesson.dto.js';
import { replaceAttachments } from './lesson-attachments.js';
import { LessonRecount } from './lesson-recount.js';
import { withLastingIds } from './quiz.rules.js';

/** What authors do with the lessons of their courses (CRS-4). */
@Injectable()
export class LessonAuthoringService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recount: LessonRecount,
  ) {}

  /** Adds a lesson at the end of the course. */
  async add(viewer: Viewer, courseId: string, body: CreateLessonDto): Promise<string> {
    return this.transactions.run(async (em) => {
      const course = await findEditableCourse(em, viewer, courseId);
      const orderIndex = await em.count(Lesson, { courseId: course.id });
      const lesson = em.create(Lesson, {
        courseId: course.id,
        titleAr: body.titleAr,
        titleEn: body.titleAr,
        orderIndex,
      });
      await this.write(em, viewer, lesson, body);
      await this.recount.ofCourse(em, course.id);
      return lesson.id;
    });
  }

  async update(viewer: Viewer, lessonId: string, body: UpdateLessonDto): Promise<void> {
    await this.transactions.run(async (em) => {
      await this.write(em, viewer, await findEditableLesson(em, viewer, lessonId), body);
    });
  }

  /** Removes a lesson that nobody has started; records of learners are never lost. */
  async remove(viewer: Viewer, lessonId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const lesson = await findEditableLesson(em, viewer, lessonId);
      const records = (await em.count(LessonProgress, { lessonId })) + (await em.count(QuizAttempt, { lessonId }));
      if (records > 0) throw new LessonHasLearners();
      const following = await em.find(Lesson, { courseId: lesson.courseId, orderIndex: { $gt: lesson.orderIndex } });
      for (const later of following) later.orderIndex -= 1;
      em.remove(lesson);
      await this.recount.ofCourse(em, lesson.courseId);
    });
  }

  async order(viewer: Viewer, courseId: string, lessonIds: string[]): Promise<void> {
    await this.transactions.run(async (em) => {
      const course = await findEditableCourse(em, viewer, courseId);
      const lessons = await em.find(Lesson, { courseId: course.id });
      const places = new Map(lessonIds.map((id, place) => [id, place]));
      const isPermutation = places.size === lessonIds.length && lessonIds.length === lessons.length;
      if (!isPermutation || lessons.some(({ id }) => !places.has(id))) throw new LessonOrderMismatch();
      for (const lesson of lessons) lesson.orderIndex = places.get(lesson.id) ?? lesson.orderIndex;
    });
  }

  private async write(em: EntityManager, viewer: Viewer, lesson: Lesson, body: UpdateLessonDto): Promise<void> {
    const { quiz, attachmentIds, titleAr, titleEn, ...texts } = body;
    em.assign(lesson, emptyToNull(texts), { ignoreUndefined: true });
    if (titleAr) lesson.titleAr = titleAr;
    if (typeof titleEn === 'string') lesson.titleEn = titleEn || lesson.titleAr;
    if (quiz === null) lesson.quiz = null;
    if (quiz) {
      const questions = sentQuestions(quiz.questions);
      if (!questions) throw new QuizInvalid({}, { fields: [{ field: 'quiz', code: 'courses.quiz_invalid' }] });
      lesson.quiz = quizOf(withLastingIds(questions, questionsOf(lesson.quiz), randomUUID));
    }
    await em.flush();
    if (attachmentIds) await replaceAttachments(em, viewer, lesson.id, attachmentIds);
  }
}

/** The lesson, with its course locked, for somebody who may edit it; a hidden draft's lesson does not exist. */
async function findEditableLesson(em: EntityManager, viewer: Viewer, lessonId: string): Promise<Lesson> {
  const found = await em.findOne(Lesson, { id: lessonId });
  if (!found) throw new LessonNotFound();
  await findEditableCourse(em, viewer, found.courseId).catch((error: unknown) => {
    throw error instanceof CourseNotFound ? new LessonNotFound() : error;
  });
  // Read again under the lock: its place may have moved meanwhile.
  const lesson = await em.findOne(Lesson, { id: lessonId }, { refresh: true });
  if (!lesson) throw new LessonNotFound();
  return lesson;
}

/** An empty text is no text. */
const emptyToNull = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text === '' ? null : (text as unknown)])) as T;
