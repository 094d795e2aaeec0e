import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { teaches } from '#modules/courses';

/** Whether the person of this id may be found by others. */
type Findable = (id: RawBuilder<unknown>) => RawBuilder<boolean>;

/**
 * Whose names are offered to people they never met: who teaches a published course, and whom modules above know to be
 * findable by their own choice (PRF-3).
 */
@Injectable()
export class FindablePeople {
  private readonly ways: Findable[] = [
    (id) => sql`exists (select from courses c where ${teaches(id)} and c.is_published)`,
  ];

  alsoWhere(way: Findable): void {
    this.ways.push(way);
  }

  condition(id: RawBuilder<unknown>): RawBuilder<boolean> {
    return sql<boolean>`(${sql.join(
      this.ways.map((way) => way(id)),
      sql` or `,
    )})`;
  }
}
