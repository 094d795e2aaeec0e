import type { AttemptRequestDecision } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { DomainEvent } from '#platform/events/domain-event';

/** The quiz that a wish for another attempt is about. */
export interface QuizOfRequest {
  /** Null where it is the final assessment of the course. */
  readonly lessonId: string | null;
  /** Of the lesson, or of the course. */
  readonly title: LocalizedText;
  readonly courseId: string;
}

/** A learner without attempts asks for another (EVD-2). */
export class AttemptAsked extends DomainEvent {
  readonly name = 'questions.attempt_asked';
  constructor(
    readonly quiz: QuizOfRequest,
    readonly requestId: string,
    readonly userId: string,
  ) {
    super();
  }
}

/** The instructor granted another attempt, or did not. */
export class AttemptAnswered extends DomainEvent {
  readonly name = 'questions.attempt_answered';
  constructor(
    readonly quiz: QuizOfRequest,
    readonly requestId: string,
    readonly userId: string,
    readonly answer: AttemptRequestDecision,
    readonly reason: string | null,
  ) {
    super();
  }
}
