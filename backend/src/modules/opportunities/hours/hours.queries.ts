import { Injectable } from '@nestjs/common';
import type { HoursStatus } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';
import { boundedTotal } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { personName } from '#modules/auth';
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
    return this.page(sql`h.user_id = ${userId}`, query);
  }

  /** What volunteers logged for an opportunity. */
  async ofOpportunity(opportunityId: string, query: ListHoursQuery): Promise<Page<HoursRow>> {
    return this.page(sql`a.opportunity_id = ${opportunityId}`, query);
  }

  async one(id: string): Promise<HoursRow> {
    const { rows } = await this.rows(sql`h.id = ${id}`).execute(this.database.over<OpportunitiesTables>());
    const [row] = rows;
    if (!row) throw new HoursNotFound();
    return row;
  }

  private async page(whose: RawBuilder<unknown>, { status, ...asked }: ListHoursQuery): Promise<Page<HoursRow>> {
    const condition = status ? sql`${whose} and h.status = ${status}` : whose;
    const { rows } = await sql<HoursRow & { total: number }>`
      select page.*, ${boundedTotal(this.rows(condition))} as total
      from (${this.rows(sql`${condition} and ${hoursOrder.after(asked.cursor)}`)}
            order by ${hoursOrder.order} limit ${hoursOrder.rowsToRead(asked)}) page
      order by page.created_at desc, page.id desc`.execute(this.database.over<OpportunitiesTables>());
    return hoursOrder.page(rows, asked);
  }

  private rows(condition: RawBuilder<unknown>): RawBuilder<HoursRow> {
    return sql<HoursRow>`
      select h.id, h.application_id, a.opportunity_id, o.title_ar, o.title_en, h.user_id, h.day::text as day, h.hours,
             h.note, h.status, h.rating, h.answer, h.decided_at, h.created_at,
             ${personName()} as volunteer_name
      from volunteer_hours h
      join applications a on a.id = h.application_id
      join opportunities o on o.id = a.opportunity_id
      join users u on u.id = h.user_id
      where ${condition}`;
  }
}
