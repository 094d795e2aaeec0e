import { IsOptional } from 'class-validator';
import { Accepted, ListOf, WholeNumber } from '#platform/http/fields';

const longest = 1_000_000;

/** Seconds of a video that were played, from one to before the other. */
export class SeenRangeDto {
  @WholeNumber({ min: 0, max: longest }) from!: number;
  @WholeNumber({ min: 0, max: longest }) to!: number;
}

/** What the player reports (LSN-2, EVD-1). Completion is one-way, so only `true` can be said. */
export class LessonProgressDto {
  @WholeNumber({
    optional: true,
    min: 0,
    max: longest,
    description: 'Seconds watched; never decreases, never exceeds the duration',
  })
  watchTime?: number;

  @IsOptional()
  @Accepted({ optional: true, description: 'Marks the lesson as completed' })
  isCompleted?: boolean;

  @IsOptional()
  @Accepted({ optional: true, description: 'A copy that this server gave for reading without network was opened' })
  opened?: boolean;

  @ListOf(() => SeenRangeDto, {
    optional: true,
    max: 100,
    description:
      'Seconds of the video that were played; no more count than fit into twice the time since the last report',
  })
  seen?: SeenRangeDto[];

  @WholeNumber({ optional: true, min: 1, max: longest, description: 'Seconds that the video is long' })
  videoSeconds?: number;
}
