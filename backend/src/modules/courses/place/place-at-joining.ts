import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { CoursesTables } from '../courses.tables.js';
import { placeIsOf } from './place.queries.js';

type Rows = Kysely<CoursesTables>;

/** A granted place with which somebody joins. */
export interface PlaceToTake {
  id: string;
  amount_received: string;
}

/** The granted place of somebody in a course, locked, so that an amount recorded meanwhile is not missed. */
export async function findPlaceToTake(rows: Rows, userId: string, courseId: string): Promise<PlaceToTake | undefined> {
  return rows
    .selectFrom('course_places as p')
    .select(['p.id', 'p.amount_received'])
    .where('p.course_id', '=', courseId)
    .where('p.state', '=', 'granted')
    .where(placeIsOf(userId))
    .orderBy('p.user_id', (order) => order.asc().nullsLast())
    .limit(1)
    .forUpdate('p')
    .executeTakeFirst();
}

/** The person has joined with it; a request of their own beside a place by address has its answer. */
export async function takePlace(rows: Rows, { id }: PlaceToTake, userId: string, courseId: string): Promise<void> {
  await rows
    .deleteFrom('course_places')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('id', '<>', id)
    .where('amount_received', '=', '0')
    .execute();
  await rows
    .updateTable('course_places')
    .set({ user_id: userId, used_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** A free place at once: by an administrator who enrols somebody, or by the demonstration (`by` null). */
export async function grantAtOnce(rows: Rows, userId: string, courseId: string, by: string | null): Promise<void> {
  const granted = { state: 'granted' as const, decided_by: by, decided_at: sql<Date>`now()` };
  await rows
    .insertInto('course_places')
    .values({ id: v7(), user_id: userId, course_id: courseId, ...granted })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'course_id'])
        .doUpdateSet({ ...granted, reason: null, updated_at: sql`now()` })
        .where('course_places.state', '<>', 'granted'),
    )
    .execute();
}
