import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { LessonQuizzes, mayAssistInCourse, rightIn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { AttemptsQueries } from '../paper/attempts.queries.js';
import { nextAttempt } from '../paper/attempts.rules.js';
import { AttemptRequestNotFound, AttemptRequestWaits, AttemptsRemain, OwnAttemptRequest } from '../questions.errors.js';
import { AttemptAnswered, AttemptAsked } from '../questions.events.js';
import { ownerOf } from '../quiz-place.js';
import { type AskedQuiz, QuizAccess } from '../rules/quiz-access.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import type { DecideAttemptDto } from './attempt-request.dto.js';
import { AttemptRequest } from './attempt-request.entity.js';

/** After the last attempt a learner asks for another, and who teaches the course answers (EVD-2). */
@Injectable()
export class AttemptRequestService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quizzes: LessonQuizzes,
    private readonly access: QuizAccess,
    private readonly rules: QuizRulesQueries,
    private readonly attempts: AttemptsQueries,
  ) {}

  /** One wish at a time; the lock on the enrolment lets two clicks follow each other. */
  async ask(asked: AskedQuiz, viewer: Viewer, note: string | undefined): Promise<void> {
    await this.transactions.run(async (em) => {
      const place = await this.access.forLearner(asked, viewer);
      await this.quizzes.lockLearner(em, viewer.id, place.courseId);
      const rules = await this.rules.of(place);
      const attempts = await this.attempts.of(viewer.id, place, rules);
      const hasEnded = attempts.openPaperId === null && !rules.isPractice;
      if (!hasEnded || nextAttempt(rules, attempts, new Date()).state !== 'none-left') throw new AttemptsRemain();
      if (attempts.askedAt !== null) throw new AttemptRequestWaits();
      const request = em.create(AttemptRequest, { userId: viewer.id, ...ownerOf(place), note: note || null });
      await em.flush();
      const quiz = await this.access.titleOf(place);
      if (quiz) this.transactions.record(new AttemptAsked(quiz, request.id, viewer.id));
    });
  }

  /** Who teaches the course or an administrator decides, nobody about their own; who comes second is told that it is decided. */
  async decide(id: string, viewer: Viewer, { decision, reason }: DecideAttemptDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const request = await em.findOne(AttemptRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const quiz = request && (await this.quizOf(request));
      // A wish of a run that ended is nobody's any more.
      if (!quiz || !request.userId || !mayAssistInCourse({ right: await rightIn(em, viewer, quiz.courseId) }, viewer))
        throw new AttemptRequestNotFound();
      if (request.userId === viewer.id) throw new OwnAttemptRequest();
      request.decide(decision, { id: viewer.id, at: new Date(), reason: reason || null });
      this.transactions.record(new AttemptAnswered(quiz, id, request.userId, decision, reason || null));
    });
  }

  /** Where a request is about a lesson's quiz, the course is the lesson's. */
  private quizOf({ lessonId, courseId }: AttemptRequest) {
    return this.access.titleOf({ lessonId: lessonId ?? null, courseId: courseId ?? '' });
  }
}
