import { Injectable } from '@nestjs/common';
import type { PlaceState, placeCurrencies } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';
import { personName } from '#modules/auth';
import { boundedTotal } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import type { CoursesTables } from '../courses.tables.js';
import { PlaceNotFound } from '../courses.errors.js';
import type { ListPlacesQuery } from './place.dto.js';

export interface MyPlaceRow {
  id: string;
  course_id: string;
  state: PlaceState;
  note: string | null;
  reason: string | null;
  asked_at: Date | string | null;
  decided_at: Date | string | null;
}

export interface PlaceRow extends MyPlaceRow {
  person_name: string | null;
  email: string | null;
  amount_received: string;
  currency: (typeof placeCurrencies)[number];
  received_at: Date | string | null;
  used_at: Date | string | null;
  created_at: Date | string;
}

const placeOrder = newestFirst('p');

const mine = sql`p.id, p.course_id, p.state, p.note, p.reason, p.asked_at, p.decided_at`;

/** Whose place it is: their own row, or one that was granted to their confirmed address before they were here. */
export const placeIsOf = (userId: string): RawBuilder<boolean> => sql<boolean>`(p.user_id = ${userId}::uuid
  or (p.user_id is null and p.email =
      (select u.email from users u where u.id = ${userId}::uuid and u.email_verified_at is not null)))`;

@Injectable()
export class PlaceQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What somebody asked for or was granted and has not joined with yet; the granted first. */
  async ofPerson(userId: string): Promise<MyPlaceRow[]> {
    const { rows } = await sql<MyPlaceRow>`
      select ${mine} from course_places p where ${placeIsOf(userId)} and p.used_at is null
      order by p.state = 'granted' desc, p.created_at desc, p.id desc`.execute(this.database.over<CoursesTables>());
    return rows;
  }

  /** One's own place or request by its id. */
  async ownedBy(userId: string, id: string): Promise<MyPlaceRow> {
    const { rows } = await sql<MyPlaceRow>`
      select ${mine} from course_places p where p.id = ${id} and ${placeIsOf(userId)}`.execute(
      this.database.over<CoursesTables>(),
    );
    if (!rows[0]) throw new PlaceNotFound();
    return rows[0];
  }

  /** Places and requests of a course, the newest first. */
  async ofCourse(courseId: string, { state, ...asked }: ListPlacesQuery): Promise<Page<PlaceRow>> {
    const all = state ? sql`p.course_id = ${courseId} and p.state = ${state}` : sql`p.course_id = ${courseId}`;
    const wanted = sql`${all} and ${placeOrder.after(asked.cursor)}`;
    const { rows } = await sql<PlaceRow & { total: number }>`
      select page.*, ${boundedTotal(sql`select from course_places p where ${all}`)} as total
      from (${places(wanted)} order by ${placeOrder.order} limit ${placeOrder.rowsToRead(asked)}) page
      order by page.created_at desc, page.id desc`.execute(this.database.over<CoursesTables>());
    return placeOrder.page(rows, asked);
  }

  async one(id: string): Promise<PlaceRow> {
    const { rows } = await places(sql`p.id = ${id}`).execute(this.database.over<CoursesTables>());
    if (!rows[0]) throw new PlaceNotFound();
    return rows[0];
  }
}

/** Whoever was granted a place by address stays unnamed until they ask or join: no name is found out by typing addresses. */
const places = (condition: RawBuilder<unknown>): RawBuilder<PlaceRow> => sql<PlaceRow>`
  select ${mine}, p.email, p.amount_received, p.currency, p.received_at, p.used_at, p.created_at,
    case when p.asked_at is not null or p.used_at is not null
      then ${personName()} end as person_name
  from course_places p left join users u on u.id = p.user_id where ${condition}`;
