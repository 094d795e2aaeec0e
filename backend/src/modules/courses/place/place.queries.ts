import type { placeCurrencies, PlaceState } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { personName } from '#modules/auth';
import { boundedTotal } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import { PlaceNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
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

const mine = ['p.id', 'p.course_id', 'p.state', 'p.note', 'p.reason', 'p.asked_at', 'p.decided_at'] as const;

/** Whose place it is: their own row, or one that was granted to their confirmed address before they were here. */
export const placeIsOf = (userId: string): RawBuilder<boolean> => sql<boolean>`(p.user_id = ${userId}::uuid
  or (p.user_id is null and p.email =
      (select u.email from users u where u.id = ${userId}::uuid and u.email_verified_at is not null)))`;

@Injectable()
export class PlaceQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What somebody asked for or was granted and has not joined with yet; the granted first. */
  async ofPerson(userId: string): Promise<MyPlaceRow[]> {
    return this.ownPlaces(userId)
      .where('p.used_at', 'is', null)
      .orderBy((eb) => eb('p.state', '=', 'granted'), 'desc')
      .orderBy(placeOrder.order)
      .execute();
  }

  /** One's own place or request by its id. */
  async ownedBy(userId: string, id: string): Promise<MyPlaceRow> {
    const row = await this.ownPlaces(userId).where('p.id', '=', id).executeTakeFirst();
    if (!row) throw new PlaceNotFound();
    return row;
  }

  /** Places and requests of a course, the newest first. */
  async ofCourse(courseId: string, { state, ...asked }: ListPlacesQuery): Promise<Page<PlaceRow>> {
    const all = this.places()
      .where('p.course_id', '=', courseId)
      .$if(state !== undefined, (query) => query.where('p.state', '=', state!));
    const page = all.select(boundedTotal(all).as('total'));
    return placeOrder.page(await placeOrder.seek(page, asked).execute(), asked);
  }

  async one(id: string): Promise<PlaceRow> {
    const row = await this.places().where('p.id', '=', id).executeTakeFirst();
    if (!row) throw new PlaceNotFound();
    return row;
  }

  private ownPlaces(userId: string) {
    return this.database.over<CoursesTables>().selectFrom('course_places as p').select(mine).where(placeIsOf(userId));
  }

  /** Whoever was granted a place by address stays unnamed until they ask or join: no name is found out by typing addresses. */
  private places() {
    return this.database
      .over<CoursesTables>()
      .selectFrom('course_places as p')
      .leftJoin('users as u', 'u.id', 'p.user_id')
      .select(mine)
      .select(['p.email', 'p.amount_received', 'p.currency', 'p.received_at', 'p.used_at', 'p.created_at'])
      .select((eb) =>
        eb
          .case()
          .when(eb.or([eb('p.asked_at', 'is not', null), eb('p.used_at', 'is not', null)]))
          .then(personName())
          .end()
          .as('person_name'),
      );
  }
}
