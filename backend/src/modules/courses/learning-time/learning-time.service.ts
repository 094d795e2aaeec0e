import { limits } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { LessonNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import type { LearnedWhileDto } from './learning-time.dto.js';

const MINUTE = 60;

/**
 * Counts what was spent in a lesson (LRN-1). Whatever a browser says, each moment of a person counts once, none before
 * they joined the course, none to come, none older than a week, and so many hours a day: nobody gains more than passed.
 */
@Injectable()
export class LearningTimeService {
  private readonly ofPerson: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    rateLimits: RateLimits,
  ) {
    // A player tells twice a minute; several tabs and a full outbox pass as well.
    this.ofPerson = rateLimits.named('learning-time', { points: 30, seconds: MINUTE });
  }

  async count(viewer: Viewer, lessonId: string, whiles: readonly LearnedWhileDto[]): Promise<void> {
    await this.ofPerson.count(viewer.id);
    const now = Date.now();
    const starts = whiles.map(({ startedAt }) => startOf(startedAt, now));
    const seconds = whiles.map((one) => one.seconds);
    await this.transactions.run(async (em) => {
      const { rows } = await sql<{ gained: number }>`
        select sum(count_learning(e.user_id, l.id,
            greatest(part.ends - make_interval(secs => told.seconds), e.enrolled_at,
              now() - make_interval(days => ${limits.learningToldLateDays}::int)),
            part.ends, ${limits.learningDaySeconds}::int))::int as gained
          from lessons l
          join courses c on c.id = l.course_id and not c.is_in_preparation
          join enrollments e on e.course_id = c.id and e.user_id = ${viewer.id}
         cross join unnest(${starts}::timestamptz[], ${seconds}::int[]) as told (since, seconds)
         cross join lateral (select least(told.since + make_interval(secs => told.seconds), now()) as ends) part
         where l.id = ${lessonId}
         group by e.id`.execute(em.getKysely<CoursesTables>());
      if (rows.length === 0) throw new LessonNotFound();
    });
  }
}

/** A start that the database can read: a clock that is fast or far off is brought back to times that are possible. */
const startOf = (told: string, now: number): string =>
  new Date(Math.min(Math.max(Date.parse(told), 0), now)).toISOString();
