import { calendarDay, displayTimeZone } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { JobsTables } from '#modules/jobs';
import type { OpportunitiesTables } from '#modules/opportunities';
import { isOfSuspended } from '#modules/postings';
import type { VrTables } from '#modules/vr';
import { ReadDatabase } from '#platform/database/read-database';

export const scheduleKinds = ['vr-session', 'volunteering', 'opportunity-deadline', 'job-deadline'] as const;

export interface ScheduleRow {
  kind: (typeof scheduleKinds)[number];
  id: string;
  title_ar: string;
  title_en: string;
  day: string;
  /** Absent where only the day is known. */
  at: Date | string | null;
  is_mine: boolean;
  href: string;
}

const eachKind = 2;
const shown = 5;

/** What comes next for somebody: sessions, days on which they volunteer, and deadlines that they have not met yet. */
@Injectable()
export class ScheduleQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The next of each kind in one statement, in the order of their days. */
  async of(userId: string, now: Date): Promise<ScheduleRow[]> {
    const today = calendarDay(now);
    const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${displayTimeZone})::date::text`;
    const { rows } = await sql<ScheduleRow>`
      select * from ((
        select 'vr-session' as kind, s.id, w.title_ar, w.title_en, ${dayOf('s.scheduled_at')} as day,
               s.scheduled_at as at, p.id is not null as is_mine,
               case when p.id is null then '/vr?workshop=' || w.id else '/vr/' || s.room_code end as href
        from vr_sessions s
        join vr_workshops w on w.id = s.workshop_id and w.is_active
        left join vr_participants p on p.session_id = s.id and p.user_id = ${userId} and p.left_at is null
        where s.status in ('scheduled', 'live') and s.scheduled_at + make_interval(mins => s.duration) > ${now}
        order by p.id is null, s.scheduled_at, s.id limit ${eachKind}
      ) union all (
        select 'volunteering' as kind, o.id, o.title_ar, o.title_en, o.start_date::text as day,
               (o.start_date + o.start_time::time) at time zone ${displayTimeZone} as at, true as is_mine,
               '/opportunities/' || o.id as href
        from applications a join opportunities o on o.id = a.opportunity_id
        where a.user_id = ${userId} and a.status = 'accepted' and o.start_date >= ${today}::date
        order by o.start_date, o.id limit ${eachKind}
      ) union all (
        select 'opportunity-deadline' as kind, o.id, o.title_ar, o.title_en, ${dayOf('o.application_deadline')} as day,
               null::timestamptz as at, false as is_mine, '/opportunities/' || o.id as href
        from opportunities o
        where o.is_active and o.status = 'published' and o.application_deadline > ${now}
          and o.posted_by is distinct from ${userId} and not ${isOfSuspended('o')}
          and not exists (select from applications a where a.opportunity_id = o.id and a.user_id = ${userId})
        order by o.application_deadline, o.id limit ${eachKind}
      ) union all (
        select 'job-deadline' as kind, j.id, j.title_ar, j.title_en, ${dayOf('j.application_deadline')} as day,
               null::timestamptz as at, false as is_mine, '/jobs/' || j.id as href
        from job_postings j
        where j.is_active and j.status = 'published' and j.application_deadline > ${now}
          and j.posted_by is distinct from ${userId} and not ${isOfSuspended('j')}
          and not exists (select from job_applications a where a.job_id = j.id and a.user_id = ${userId})
        order by j.application_deadline, j.id limit ${eachKind}
      )) coming
      order by day, at nulls last, id limit ${shown}`.execute(
      this.database.over<OpportunitiesTables & JobsTables & VrTables>(),
    );
    return rows;
  }
}
