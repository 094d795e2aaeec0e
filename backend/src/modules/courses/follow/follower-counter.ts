import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import type { BusyCounter } from '#platform/counters/busy-counter';
import { CounterFolding } from '#platform/counters/counter-folding';
import type { CoursesTables } from '../courses.tables.js';

const followers: BusyCounter = {
  table: 'courses',
  column: 'followers_count',
  deltas: 'course_follow_deltas',
  owner: 'course_id',
  delta: 'followers',
};

/** How many wait for a course in preparation; on the day when thousands hear of it, a second or two late (CRS-10, SCL-3). */
@Injectable()
export class FollowerCounter implements OnModuleInit {
  constructor(private readonly folding: CounterFolding) {}

  onModuleInit(): void {
    this.folding.watch(followers);
  }

  /** In the transaction that writes or removes the row. */
  async count(rows: Kysely<CoursesTables>, courseId: string, step: 1 | -1): Promise<void> {
    await this.folding.count(rows, followers, { id: courseId, step });
  }

  /** With what is not folded yet, for who has just followed. */
  async of(rows: Kysely<CoursesTables>, courseId: string): Promise<number> {
    const { rows: found } = await sql<{ followers: number }>`
      select (c.followers_count + coalesce(
        (select sum(x.followers) from course_follow_deltas x where x.course_id = c.id), 0))::int as followers
      from courses c where c.id = ${courseId}`.execute(rows);
    return found[0]!.followers;
  }
}
