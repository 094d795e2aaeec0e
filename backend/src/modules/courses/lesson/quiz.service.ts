import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { mayViewCourse } from '../course/course.policy.js';
import { LessonNotFound, NotEnrolled, QuizAnswersMismatch, QuizMissing } from '../courses.errors.js';
import { QuizSubmitted } from '../courses.events.js';
import { LessonQueries, type QuizRecord } from './lesson.queries.js';
import { QuizAttempt } from './quiz-attempt.entity.js';
import { refuseInPreparation } from './lesson-access.policy.js';
import { answersFit, type GradedQuiz, gradeQuiz } from './quiz-grading.rules.js';
import type { QuizAnswer } from './quiz.js';

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
    const found = await this.queries.forPlayer(lessonId, viewer.id);
    if (!found || !mayViewCourse(found.standing, viewer, found.standing.isEnrolled)) throw new LessonNotFound();
    refuseInPreparation(found.standing, viewer);
    if (!found.standing.isEnrolled) throw new NotEnrolled();
    const { quiz, course_id: courseId } = found.lesson;
    if (!quiz) throw new QuizMissing();
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
}
