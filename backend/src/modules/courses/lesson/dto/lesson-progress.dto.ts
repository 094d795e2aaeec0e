import { Accepted, WholeNumber } from '#platform/http/fields';
import { IsOptional } from 'class-validator';

/** What the player reports (LSN-2). Completion is one-way, so only `true` can be said. */
export class LessonProgressDto {
  @WholeNumber({
    optional: true,
    min: 0,
    max: 1_000_000,
    description: 'Seconds watched; never decreases, never exceeds the duration',
  })
  watchTime?: number;

  @IsOptional()
  @Accepted({ optional: true, description: 'Marks the lesson as completed' })
  isCompleted?: boolean;
}
