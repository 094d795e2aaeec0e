import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import { WorkshopNotFound } from '../vr.errors.js';
import type { VrTables } from '../vr.tables.js';
import type { ListWorkshopsQuery } from './workshop.dto.js';
import { mayLead } from './workshop.policy.js';

const workshopOrder = newestFirst('w');

@Injectable()
export class WorkshopQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One page, the newest first, with the total, in one statement (VRW-1). */
  async list(viewer: Viewer, query: ListWorkshopsQuery): Promise<Page<WorkshopRow>> {
    const shown = this.shownTo(viewer, query);
    const offered = this.rows()
      .where('w.id', 'in', shown.select('s.id'))
      .select(shown.select(sql<number>`count(*)::int`.as('n')).as('total'));
    return workshopOrder.page(await workshopOrder.seek(offered, query).execute(), query);
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
