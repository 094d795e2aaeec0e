import { calendarDay, displayTimeZone } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { OpportunitiesTables } from '#modules/opportunities';
import { isOfSuspended } from '#modules/postings';
import type { VrTables } from '#modules/vr';
import { ReadDatabase } from '#platform/database/read-database';

export const eventKinds = ['volunteering', 'vr'] as const;

export interface EventRow {
  kind: (typeof eventKinds)[number];
  id: string;
  title_ar: string;
  title_en: string;
  day: string;
  /** Absent where only the day is known. */
  starts_at: Date | string | null;
  location: string | null;
  location_en: string | null;
  participants: number;
  places: number | null;
  duration: string | null;
  duration_en: string | null;
  minutes: number | null;
  has_joined: boolean;
  room_code: string | null;
}

const eachKind = 3;

/** What a volunteer can take part in soon: volunteering that begins, and sessions in virtual rooms. */
@Injectable()
export class ComingEventsQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The next of both kinds, in the order of their days. */
  async of(userId: string, now: Date): Promise<EventRow[]> {
    const { rows } = await sql<EventRow>`
      select * from ((
        select 'volunteering' as kind, o.id, o.title_ar, o.title_en, o.start_date::text as day,
               (o.start_date + o.start_time::time) at time zone ${displayTimeZone} as starts_at,
               o.location, coalesce(o.location_en, o.location) as location_en,
               (select count(*)::int from applications where opportunity_id = o.id and status = 'accepted')
                 as participants,
               null::int as places, o.duration, coalesce(o.duration_en, o.duration) as duration_en,
               null::int as minutes, a.id is not null as has_joined, null as room_code
        from opportunities o
        left join applications a on a.opportunity_id = o.id and a.user_id = ${userId} and a.status = 'accepted'
        where o.is_active and o.status = 'published' and o.type = 'volunteer' and o.start_date >= ${calendarDay(now)}::date
          and o.posted_by is distinct from ${userId} and not ${isOfSuspended('o')}
        order by o.start_date, o.id limit ${eachKind}
      ) union all (
        select 'vr' as kind, s.id, w.title_ar, w.title_en,
               (s.scheduled_at at time zone ${displayTimeZone})::date::text as day, s.scheduled_at as starts_at,
               null as location, null as location_en, s.current_participants as participants,
               s.max_participants as places, null as duration, null as duration_en, s.duration as minutes,
               exists (select from vr_participants p where p.session_id = s.id and p.user_id = ${userId} and p.left_at is null) as has_joined,
               s.room_code
        from vr_sessions s join vr_workshops w on w.id = s.workshop_id
        where s.status in ('scheduled', 'live') and s.scheduled_at + make_interval(mins => s.duration) > ${now}
          and w.is_active
        order by s.scheduled_at, s.id limit ${eachKind}
      )) coming
      order by coalesce(starts_at, day::date), id`.execute(this.database.over<OpportunitiesTables & VrTables>());
    return rows;
  }
}
