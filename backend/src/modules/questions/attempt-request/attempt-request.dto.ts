import {
  type AttemptRequestDecision,
  attemptRequestDecisions,
  type AttemptRequestState,
  attemptRequestStates,
  quizLimits,
} from '@masar/domain';
import { OneOf, Text } from '#platform/http/fields';
import { DecimalOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

const max = quizLimits.noteMaximum;

export class AskAttemptDto {
  @Text({ optional: true, max, multiline: true, description: 'Read by who decides' }) note?: string;
}

export class DecideAttemptDto {
  @OneOf(attemptRequestDecisions) decision!: AttemptRequestDecision;
  @Text({ optional: true, max, multiline: true, description: 'Read by the learner' }) reason?: string;
}

/** A wish for another attempt, as those see it who decide (EVD-2). */
export class AttemptRequestResponse {
  @UuidOut() id!: string;
  @UuidOut({ nullable: true, description: 'Null for the final assessment of the course' }) lessonId!: string | null;
  @TextOut({ nullable: true }) lessonTitleAr!: string | null;
  @TextOut({ nullable: true }) lessonTitleEn!: string | null;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @DecimalOut({ nullable: true, description: 'Percent of the best attempt' }) bestScore!: string | null;
  @TextOut({ nullable: true, description: 'What the learner wrote' }) note!: string | null;
  @WordOut(attemptRequestStates) state!: AttemptRequestState;
  @TimeOut() askedAt!: string;
  @TextOut({ nullable: true, description: 'What the learner reads beside the decision' }) reason!: string | null;
}
