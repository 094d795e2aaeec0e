import { Injectable } from '@nestjs/common';
import { limits } from '@masar/domain';
import { sql } from 'kysely';
import { afterPlace, placeOf } from '#platform/database/newest-first';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { type Page, toPage } from '#platform/http/paging';
import { WorkshopNotFound } from '../vr.errors.js';
import type { VrTables } from '../vr.tables.js';
import type { ListWorkshopsQuery } from './workshop.dto.js';
import { mayLead } from './workshop.policy.js';

@Injectable()
export class WorkshopQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One page, the newest first, with the total, in one statement (VRW-1). */
  async list(viewer: Viewer, query: ListWorkshopsQuery): Promise<Page<WorkshopRow>> {
    const { limit = limits.pageDefault, cursor } = query;
    const shown = this.shownTo(viewer, query);
    const rows = await this.rows()
      .where('w.id', 'in', shown.select('s.id'))
      .where(afterPlace(cursor, 'w.created_at', 'w.id'))
      .select(shown.select(sql<number>`count(*)::int`.as('n')).as('total'))
      .orderBy('w.created_at', 'desc')
      .orderBy('w.id', 'desc')
      .limit(limit + 1)
      .execute();
    return toPage(rows, limit, rows[0]?.total ?? 0, (row) => placeOf(row.created_at, row.id));
  }

  /** One that is on offer, or that the viewer leads. */
  async visibleTo(viewer: Viewer, id: string): Promise<WorkshopRow> {
    const row = await this.rows().where('w.id', '=', id).executeTakeFirst();
    if (!row || !(row.is_active || mayLead({ instructorId: row.instructor_id }, viewer))) throw new WorkshopNotFound();
    return row;
  }

  private shownTo(viewer: Viewer, { category, mine }: ListWorkshopsQuery) {
    const all = this.database.over<VrTables>().selectFrom('vr_workshops as s');
    const shown = mine === 'true' ? all.where('s.instructor_id', '=', viewer.id) : all.where(sql<boolean>`s.is_active`);
    return shown.$if(category !== undefined, (select) => select.where('s.category_id', '=', category ?? null));
  }

  private rows() {
    return this.database
      .over<VrTables>()
      .selectFrom('vr_workshops as w')
      .leftJoin('users as u', 'u.id', 'w.instructor_id')
      .selectAll('w')
      .select([personName().as('instructor_name'), nextSession.as('next_session')]);
  }
}

/** The next session that one may still come to. */
const nextSession = sql<{ id: string; scheduledAt: string; freeSeats: number } | null>`(
  select json_build_object('id', n.id, 'scheduledAt', n.scheduled_at,
                           'freeSeats', n.max_participants - n.current_participants)
  from vr_sessions n where n.workshop_id = w.id and n.status in ('live', 'scheduled')
  order by n.scheduled_at, n.id limit 1)`;

export type WorkshopRow = NonNullable<Awaited<ReturnType<ReturnType<WorkshopQueries['rows']>['executeTakeFirst']>>>;
