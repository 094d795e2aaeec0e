import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { mayViewCourse } from '../course/course.policy.js';
import { LessonNotFound, NotEnrolled, QuizAnswersMismatch, QuizMissing } from '../courses.errors.js';
import { QuizSubmitted } from '../courses.events.js';
import { LessonQueries, type QuizRecord } from './lesson.queries.js';
import { QuizAttempt } from './quiz-attempt.entity.js';
import { refuseInPreparation } from './lesson-access.policy.js';
import {
  answerFits,
  answersFit,
  type GradedQuestion,
  type GradedQuiz,
  gradeQuestion,
  gradeQuiz,
} from './quiz-grading.rules.js';
import type { Quiz, QuizAnswer } from './quiz.js';

export interface TakenQuiz {
  graded: GradedQuiz;
  /** All attempts, this one included. */
  record: QuizRecord;
}

/** Taking a quiz: graded on the server, every attempt kept (LSN-2). */
@Injectable()
export class QuizService {
  constructor(
    private readonly queries: LessonQueries,
    private readonly transactions: Transactions,
  ) {}

  async take(lessonId: string, viewer: Viewer, answers: QuizAnswer[]): Promise<TakenQuiz> {
    const { quiz, courseId } = await this.quizFor(lessonId, viewer);
    if (!answersFit(quiz, answers)) throw new QuizAnswersMismatch();
    const graded = gradeQuiz(quiz, answers);
    await this.transactions.run(async (em) => {
      const given = answers.map(({ questionId, optionIds }) => ({ questionId, optionIds }));
      const attempt = em.create(QuizAttempt, { userId: viewer.id, lessonId, score: graded.score, answers: given });
      await em.flush();
      this.transactions.record(new QuizSubmitted(attempt.id, viewer.id, courseId, lessonId));
    });
    return { graded, record: await this.queries.quizRecord(lessonId, viewer.id) };
  }

  /**
   * Judges one answer at once, for practice. Nothing is kept and nothing counts: that is the attempt with all answers,
   * which tells as much as often as it is made.
   */
  async judge(lessonId: string, viewer: Viewer, { questionId, optionIds }: QuizAnswer): Promise<GradedQuestion> {
    const { quiz } = await this.quizFor(lessonId, viewer);
    const question = quiz.questions.find(({ id }) => id === questionId);
    if (!question || !answerFits(question, optionIds)) throw new QuizAnswersMismatch();
    return gradeQuestion(question, optionIds);
  }

  private async quizFor(lessonId: string, viewer: Viewer): Promise<{ quiz: Quiz; courseId: string }> {
    const found = await this.queries.forPlayer(lessonId, viewer.id);
    if (!found || !mayViewCourse(found.standing, viewer, found.standing.isEnrolled)) throw new LessonNotFound();
    refuseInPreparation(found.standing, viewer);
    if (!found.standing.isEnrolled) throw new NotEnrolled();
    const { quiz, course_id: courseId } = found.lesson;
    if (!quiz) throw new QuizMissing();
    return { quiz, courseId };
  }
}
