import { projectLimits } from '@masar/domain';
import { Accepted, Flag, Text, WebAddress } from '#platform/http/fields';

/** What changes in a step; what is left out stays. */
export class SaveStepDto {
  @Text({ max: projectLimits.notes, multiline: true, optional: true, description: 'Own notes' })
  notes?: string;

  @WebAddress({ optional: true, description: 'Where the result can be seen; empty or null takes it away' })
  evidenceUrl?: string | null;

  @Accepted({ optional: true, description: 'Marks the step as done; there is no way back' })
  isDone?: true;
}

export class ShowProjectDto {
  @Flag({ description: 'Whether the finished project is on the public page and the CV' }) isShown!: boolean;
}
