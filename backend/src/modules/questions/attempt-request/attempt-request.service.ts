import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { AttemptsQueries } from '../paper/attempts.queries.js';
import { nextAttempt } from '../paper/attempts.rules.js';
import { AttemptRequestNotFound, AttemptRequestWaits, AttemptsRemain } from '../questions.errors.js';
import { AttemptAnswered, AttemptAsked, type QuizOfRequest } from '../questions.events.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import type { DecideAttemptDto } from './attempt-request.dto.js';
import { AttemptRequest } from './attempt-request.entity.js';

/** After the last attempt a learner asks for another, and who teaches the course answers (EVD-2). */
@Injectable()
export class AttemptRequestService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quizzes: LessonQuizzes,
    private readonly rules: QuizRulesQueries,
    private readonly attempts: AttemptsQueries,
  ) {}

  /** One wish at a time; the lock on the enrolment lets two clicks follow each other. */
  async ask(lessonId: string, viewer: Viewer, note: string | undefined): Promise<void> {
    await this.transactions.run(async (em) => {
      const { courseId } = await this.quizzes.forLearner(lessonId, viewer);
      await this.quizzes.lockLearner(em, viewer.id, courseId);
      const rules = await this.rules.of(lessonId);
      const attempts = await this.attempts.of(viewer.id, lessonId, rules);
      const hasEnded = attempts.openPaperId === null && !rules.isPractice;
      if (!hasEnded || nextAttempt(rules, attempts, new Date()).state !== 'none-left') throw new AttemptsRemain();
      if (attempts.askedAt !== null) throw new AttemptRequestWaits();
      const request = em.create(AttemptRequest, { userId: viewer.id, lessonId, note: note || null });
      await em.flush();
      const quiz = await this.quizOf(lessonId);
      if (quiz) this.transactions.record(new AttemptAsked(quiz, request.id, viewer.id));
    });
  }

  /** The course's instructor or an administrator decides; who comes second is told that it is decided. */
  async decide(id: string, viewer: Viewer, { decision, reason }: DecideAttemptDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const request = await em.findOne(AttemptRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const quiz = request && (await this.quizOf(request.lessonId));
      const mayDecide = viewer.role === 'admin' || quiz?.instructorId === viewer.id;
      if (!quiz || !mayDecide) throw new AttemptRequestNotFound();
      request.decide(decision, { id: viewer.id, at: new Date(), reason: reason || null });
      this.transactions.record(new AttemptAnswered(quiz, id, request.userId, decision, reason || null));
    });
  }

  private async quizOf(lessonId: string): Promise<QuizOfRequest | undefined> {
    const place = await this.quizzes.placeOf(lessonId);
    return (
      place && {
        lessonId,
        lessonTitle: place.title,
        courseId: place.courseId,
        instructorId: place.instructorId,
      }
    );
  }
}
