import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { newestFirst, oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import { RoomNotFound, SessionNotFound } from '../vr.errors.js';
import type { VrTables } from '../vr.tables.js';
import type { ListSessionsQuery } from './session.dto.js';

interface MyPart {
  isSeated: boolean;
  seat: number | null;
  attendedMs: number;
  completionScore: string | null;
}

const soonestFirst = oldestFirst('s', 'scheduled_at');
const latestFirst = newestFirst('s', 'scheduled_at');

@Injectable()
export class SessionQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One page with the total, in one statement: what comes, the soonest first, or what was, the latest first (VRW-2). */
  async list(viewer: Viewer, query: ListSessionsQuery): Promise<Page<SessionRow>> {
    const order = query.when === 'past' ? latestFirst : soonestFirst;
    const shown = this.shownTo(viewer, query);
    const sessions = this.rows(viewer)
      .where('s.id', 'in', shown.select('o.id'))
      .select(shown.select(sql<number>`count(*)::int`.as('n')).as('total'));
    return order.page(await order.seek(sessions, query).execute(), query);
  }

  async one(viewer: Viewer, id: string): Promise<SessionRow> {
    const row = await this.rows(viewer).where('s.id', '=', id).executeTakeFirst();
    if (!row) throw new SessionNotFound();
    return row;
  }

  async inRoom(viewer: Viewer, roomCode: string): Promise<SessionRow> {
    const row = await this.rows(viewer).where('s.room_code', '=', roomCode).executeTakeFirst();
    if (!row) throw new RoomNotFound();
    return row;
  }

  /** Who had a place, those who stayed the longest first. */
  async attendance(sessionId: string): Promise<AttendanceRow[]> {
    return this.attendanceRows().where('p.session_id', '=', sessionId).execute();
  }

  private attendanceRows() {
    return this.database
      .over<VrTables>()
      .selectFrom('vr_participants as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['p.user_id', 'p.left_at', 'p.attended_ms', 'p.completion_score', personName().as('name')])
      .select(sql<number>`cardinality(p.visited)`.as('stations_visited'))
      .where('p.is_host', '=', false)
      .orderBy('p.attended_ms', 'desc')
      .orderBy('p.id');
  }

  private shownTo(viewer: Viewer, { workshop, mine, when }: ListSessionsQuery) {
    return this.database
      .over<VrTables>()
      .selectFrom('vr_sessions as o')
      .innerJoin('vr_workshops as v', 'v.id', 'o.workshop_id')
      .where('o.status', 'in', when === 'past' ? ['ended', 'cancelled'] : ['scheduled', 'live'])
      .$if(workshop !== undefined, (select) => select.where('o.workshop_id', '=', workshop ?? ''))
      .$if(mine === 'true', (select) =>
        select.where(
          sql<boolean>`(v.instructor_id = ${viewer.id} or exists (
            select 1 from vr_participants p where p.session_id = o.id and p.user_id = ${viewer.id}
              and (p.left_at is null or p.attended_ms > 0)))`,
        ),
      );
  }

  private rows(viewer: Viewer) {
    return this.database
      .over<VrTables>()
      .selectFrom('vr_sessions as s')
      .innerJoin('vr_workshops as w', 'w.id', 's.workshop_id')
      .leftJoin('users as u', 'u.id', 'w.instructor_id')
      .selectAll('s')
      .select(['w.title_ar', 'w.title_en', 'w.description_ar', 'w.description_en', 'w.category_id', 'w.instructor_id'])
      .select(['w.slides', 'w.stations', personName().as('host_name')])
      .select(
        sql<MyPart | null>`(
          select json_build_object('isSeated', p.left_at is null, 'seat', case when p.left_at is null then p.seat end,
                                   'attendedMs', p.attended_ms, 'completionScore', p.completion_score::text)
          from vr_participants p
          where p.session_id = s.id and p.user_id = ${viewer.id} and not p.is_host)`.as('my_part'),
      );
  }
}

export type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<SessionQueries['rows']>['executeTakeFirst']>>>;
export type AttendanceRow = NonNullable<
  Awaited<ReturnType<ReturnType<SessionQueries['attendanceRows']>['executeTakeFirst']>>
>;
