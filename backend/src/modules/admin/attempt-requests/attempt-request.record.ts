import { type AttemptRequestState, attemptRequestStates } from '@masar/domain';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** A wish for another attempt after the last one; who teaches the course decides it (EVD-2). */
export class AttemptRequestRecord {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @TextOut() userEmail!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @UuidOut({ nullable: true, description: 'Null for the final assessment of the course' }) lessonId!: string | null;
  @TextOut({ nullable: true }) lessonTitleAr!: string | null;
  @TextOut({ nullable: true }) lessonTitleEn!: string | null;
  @TextOut({ nullable: true, description: 'What the learner wrote' }) note!: string | null;
  @WordOut(attemptRequestStates) state!: AttemptRequestState;
  @TextOut({ nullable: true, description: 'What the learner reads beside the decision' }) reason!: string | null;
  @TextOut({ nullable: true }) decidedByName!: string | null;
  @TimeOut() askedAt!: string;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
}
