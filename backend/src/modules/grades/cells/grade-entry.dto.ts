import { gradeLimits } from '@masar/domain';
import { Decimal, Flag, Text, WholeNumber } from '#platform/http/fields';

/** A score with at most two decimals. */
export const scoreForm = /^\d{1,5}(?:\.\d{1,2})?$/;

/** What is entered into one cell: a score, an excuse, or neither, which leaves what was found (GRD-1). */
export class EnterGradeDto {
  @WholeNumber({ min: 0, max: 1_000_000, description: 'Of the cell as it was read; 0 where nothing was entered yet' })
  version!: number;
  @Decimal(scoreForm, {
    optional: true,
    nullable: true,
    max: 8,
    description: 'Points of what is marked by hand, percent over a quiz or an assignment',
    example: '85.5',
  })
  score?: string | null;
  @Flag({ description: 'The item does not count for this person' }) isExcused!: boolean;
  @Text({
    optional: true,
    nullable: true,
    max: gradeLimits.reasonMaximum,
    multiline: true,
    description: 'Read by the learner; needed for excuses and over quizzes and assignments',
  })
  reason?: string | null;
}
