import type { HoursStatus } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { boundedTotal } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import type { OpportunitiesTables } from '../opportunities.tables.js';
import type { ListHoursQuery } from './hours.dto.js';
import { HoursNotFound } from './hours.errors.js';

/** Hours of a day with the opportunity and the volunteer. */
export interface HoursRow {
  id: string;
  application_id: string;
  opportunity_id: string;
  title_ar: string;
  title_en: string;
  user_id: string;
  volunteer_name: string | null;
  day: string;
  hours: string;
  note: string | null;
  status: HoursStatus;
  rating: number | null;
  answer: string | null;
  decided_at: Date | string | null;
  created_at: Date | string;
}

const hoursOrder = newestFirst('h');

@Injectable()
export class HoursQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What a volunteer logged, the latest entry first. */
  async ofVolunteer(userId: string, query: ListHoursQuery): Promise<Page<HoursRow>> {
    return this.page(this.rows().where('h.user_id', '=', userId), query);
  }

  /** What volunteers logged for an opportunity. */
  async ofOpportunity(opportunityId: string, query: ListHoursQuery): Promise<Page<HoursRow>> {
    return this.page(this.rows().where('a.opportunity_id', '=', opportunityId), query);
  }

  async one(id: string): Promise<HoursRow> {
    const row = await this.rows().where('h.id', '=', id).executeTakeFirst();
    if (!row) throw new HoursNotFound();
    return row;
  }

  private async page(
    logged: ReturnType<typeof this.rows>,
    { status, ...asked }: ListHoursQuery,
  ): Promise<Page<HoursRow>> {
    const all = logged.$if(status !== undefined, (query) => query.where('h.status', '=', status!));
    const page = all.select(boundedTotal(all).as('total'));
    return hoursOrder.page(await hoursOrder.seek(page, asked).execute(), asked);
  }

  private rows() {
    return this.database
      .over<OpportunitiesTables>()
      .selectFrom('volunteer_hours as h')
      .innerJoin('applications as a', 'a.id', 'h.application_id')
      .innerJoin('opportunities as o', 'o.id', 'a.opportunity_id')
      .innerJoin('users as u', 'u.id', 'h.user_id')
      .select(['h.id', 'h.application_id', 'a.opportunity_id', 'o.title_ar', 'o.title_en', 'h.user_id', 'h.hours'])
      .select(['h.note', 'h.status', 'h.rating', 'h.answer', 'h.decided_at', 'h.created_at'])
      .select([sql<string>`h.day::text`.as('day'), personName().as('volunteer_name')]);
  }
}
