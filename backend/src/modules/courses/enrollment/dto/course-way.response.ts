import { type WayState, wayStates, type WayStepKind, wayStepKinds } from '@masar/domain';
import { CountOut, DecimalOut, ManyOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** One thing that completing a course needs, and where its learner stands in it (EVD-1 to EVD-3). */
export class WayStepResponse {
  @WordOut(wayStepKinds) kind!: WayStepKind;
  @UuidOut({ description: 'Of the lesson, also for its quiz; of the assignment; of the course for its final' })
  id!: string;
  @UuidOut({
    nullable: true,
    description: 'The lesson that it belongs to; null for a final, and for an assignment that hangs on none',
  })
  lessonId!: string | null;
  @TextOut({ description: 'A quiz has the title of its lesson' }) titleAr!: string;
  @TextOut() titleEn!: string;
  @WordOut(wayStates) state!: WayState;
  @DecimalOut({ nullable: true, description: 'Percent from which it passes; null for a lesson' })
  passMark!: string | null;
  @DecimalOut({ nullable: true, description: 'Percent; null before the first attempt' }) bestScore!: string | null;
  @CountOut({ nullable: true, description: 'Attempts that are left, an open one included' })
  attemptsLeft!: number | null;
  @TimeOut({ nullable: true, description: 'When the next attempt may begin, where that is later than now' })
  startsAt!: string | null;
}

export class CourseWayResponse {
  @DecimalOut({ description: 'Percent of lessons' }) progress!: string;
  @TimeOut({ nullable: true, description: 'When nothing was missing any more' }) completedAt!: string | null;
  @ManyOut(() => WayStepResponse, {
    description: 'Each lesson, followed by what it asks for; then what hangs on no lesson; at the end the final',
  })
  steps!: WayStepResponse[];
}
