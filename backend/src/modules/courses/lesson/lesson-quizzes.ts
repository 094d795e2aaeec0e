import type { Question } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { mayViewCourse, refuseInPreparation } from '../course/course.policy.js';
import { LessonNotFound, NotEnrolled, QuizMissing } from '../courses.errors.js';
import { QuizSubmitted } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { Enrollment } from '../enrollment.entity.js';
import { Lesson } from './lesson.entity.js';
import { LessonQueries, type QuizRecord } from './lesson.queries.js';
import type { QuizAnswer } from './quiz.js';
import { QuizAttempt } from './quiz-attempt.entity.js';
import { questionsOf } from './quiz-questions.js';

/** A quiz, key included, for somebody who may take it. */
export interface LearnersQuiz {
  /** Null where it is the final assessment of the course (EVD-3). */
  lessonId: string | null;
  courseId: string;
  /** The lesson's own questions; none where all are of banks. */
  questions: Question[];
  /** Whether questions of banks are asked besides. */
  drawsQuestions: boolean;
}

/** What the module of quiz rules needs of lessons: their questions, and a place for graded attempts. */
@Injectable()
export class LessonQuizzes {
  constructor(
    private readonly queries: LessonQueries,
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
  ) {}

  /** The quiz of a lesson for a learner of its course; everybody else is told why not. */
  async forLearner(lessonId: string, viewer: Viewer): Promise<LearnersQuiz> {
    const found = await this.queries.forPlayer(lessonId, viewer.id);
    if (!found || !mayViewCourse(found.standing, viewer, found.standing.isEnrolled)) throw new LessonNotFound();
    refuseInPreparation(found.standing, viewer);
    if (!found.standing.isEnrolled) throw new NotEnrolled();
    const { quiz, course_id: courseId, draws_questions: drawsQuestions } = found.lesson;
    if (!quiz && !drawsQuestions) throw new QuizMissing();
    return { lessonId, courseId, questions: questionsOf(quiz), drawsQuestions };
  }

  /** The quiz of a lesson as a learner would get it, for its author; the caller has asked who that is. */
  async forAuthor(lessonId: string): Promise<LearnersQuiz> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons')
      .select(['course_id', 'quiz', 'draws_questions'])
      .where('id', '=', lessonId)
      .executeTakeFirst();
    if (!row) throw new LessonNotFound();
    return {
      lessonId,
      courseId: row.course_id,
      questions: questionsOf(row.quiz),
      drawsQuestions: row.draws_questions,
    };
  }

  /** Locks a lesson, so that what its author says of its quiz from two places follows each other. */
  async lock(em: EntityManager, lessonId: string): Promise<void> {
    const lesson = await em.findOne(Lesson, { id: lessonId }, { lockMode: LockMode.PESSIMISTIC_WRITE, fields: ['id'] });
    if (!lesson) throw new LessonNotFound();
  }

  /** Locks somebody's enrolment, so that what they begin from two devices at once follows each other. */
  async lockLearner(em: EntityManager, userId: string, courseId: string): Promise<void> {
    const enrollment = await em.findOne(Enrollment, { userId, courseId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!enrollment) throw new NotEnrolled();
  }

  /** Keeps a graded attempt and tells of it; `score` is in percent. */
  async keepAttempt(
    em: EntityManager,
    attempt: {
      userId: string;
      lessonId: string;
      courseId: string;
      score: string;
      answers: QuizAnswer[];
      /** Questions that earned all their points. */
      rightIds: string[];
      isPractice: boolean;
    },
  ): Promise<void> {
    const { courseId, ...columns } = attempt;
    const kept = em.create(QuizAttempt, columns);
    await em.flush();
    this.transactions.record(new QuizSubmitted(kept.id, attempt.userId, courseId, attempt.lessonId));
  }

  /** How often somebody was graded, and the best of it. */
  async recordOf(lessonId: string, userId: string, terms: { isPractice: boolean }): Promise<QuizRecord> {
    return this.queries.quizRecord(lessonId, userId, terms);
  }

  /** A lesson's title with its course; undefined for an unknown one. */
  async placeOf(lessonId: string): Promise<{ title: LocalizedText; courseId: string } | undefined> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons')
      .select(['title_ar', 'title_en', 'course_id'])
      .where('id', '=', lessonId)
      .executeTakeFirst();
    return row && { title: { ar: row.title_ar, en: row.title_en }, courseId: row.course_id };
  }
}
