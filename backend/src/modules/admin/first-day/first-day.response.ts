import { ApiProperty } from '@nestjs/swagger';
import { FlagOut, ManyOut, TextOut, WordOut } from '#platform/http/response-fields';

/** What a live site needs before people come, in the order in which it is done (CON-5). */
export const firstDaySteps = [
  'organization',
  'logo',
  'mailbox',
  'second-factor',
  'texts',
  'categories',
  'forums',
  'course',
  'discussion',
  'certificate',
  'backup',
] as const;
export type FirstDayStep = (typeof firstDaySteps)[number];

export class FirstDayStepResponse {
  @WordOut(firstDaySteps) step!: FirstDayStep;
  @FlagOut() isDone!: boolean;
}

/** The checklist of the first day, read from what there is. */
export class FirstDayResponse {
  @TextOut({ description: 'Where messages of visitors go' }) mailbox!: string;
  @ManyOut(() => FirstDayStepResponse) steps!: FirstDayStepResponse[];
}

/** Forums that a press has opened; none where the set was there. */
export class OpenedForumsResponse {
  @ApiProperty({ type: [String], description: 'The forums that were opened' }) ids!: string[];
}
