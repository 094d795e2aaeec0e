import { calendarDay } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CoursesTables } from '#modules/courses';
import type { OpportunitiesTables } from '#modules/opportunities';
import type { ServicesTables } from '#modules/services';
import { ReadDatabase } from '#platform/database/read-database';
import { activitiesShown, type ActivityKind, type ActivityRow } from '../activity/activity.js';
import { certificateKind, latest } from '../activity/latest.js';

type VolunteerTables = CoursesTables & OpportunitiesTables & ServicesTables;

/** What a volunteer gave. Everything but `waiting_hours` counts confirmed hours only. */
export interface VolunteerFigures {
  name: string | null;
  total_hours: string;
  waiting_hours: string;
  average_rating: string | null;
  rank: number | null;
  ranked: number;
  completed_projects: number;
  free_services: number;
  certificates: number;
}

export interface VolunteeringRow {
  application_id: string;
  opportunity_id: string;
  title_ar: string;
  title_en: string;
  organization: string | null;
  organization_en: string | null;
  hours_completed: string;
  hours_waiting: string;
  total_hours: number | null;
  rating: string | null;
  start_date: string | null;
  is_completed: boolean;
}

const opportunitiesShown = 12;

@Injectable()
export class VolunteerDashboardQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The tiles, in one statement; the rank is that of confirmed hours among all who have some. */
  async figures(userId: string, now: Date): Promise<VolunteerFigures> {
    const { rows } = await sql<VolunteerFigures>`
      with own as (select * from volunteer_hours where user_id = ${userId}),
      mine as (select coalesce(sum(hours) filter (where status = 'confirmed'), 0) as hours from own),
      totals as (select sum(hours) as hours from volunteer_hours where status = 'confirmed' group by user_id),
      given as (${this.given(userId, now)})
      select
        (select ${personName()} from users u where u.id = ${userId}) as name,
        (select hours::numeric(8, 2)::text from mine) as total_hours,
        (select coalesce(sum(hours), 0)::numeric(8, 2)::text from own where status = 'logged') as waiting_hours,
        (select round(avg(rating), 2)::text from own) as average_rating,
        (select case when mine.hours > 0 then 1 + (select count(*)::int from totals where totals.hours > mine.hours) end
          from mine) as rank,
        (select count(*)::int from totals) as ranked,
        (select count(*)::int from given where is_completed and hours_completed > 0) as completed_projects,
        (select count(*)::int from service_requests q join services s on s.id = q.service_id
          where s.posted_by = ${userId} and s.price = 0 and q.status = 'completed') as free_services,
        (select count(*)::int from certificates
          where user_id = ${userId} and status = any (array['pending', 'verified'])) as certificates`.execute(
      this.database.over<VolunteerTables>(),
    );
    return rows[0]!;
  }

  /** Volunteering that the volunteer was accepted for: what runs first, the latest of it in front. */
  async opportunities(userId: string, now: Date): Promise<VolunteeringRow[]> {
    const { rows } = await sql<VolunteeringRow>`
      select given.*, hours_completed::text as hours_completed, hours_waiting::text as hours_waiting, rating::text as rating
      from (${this.given(userId, now)}) given
      order by is_completed, coalesce(start_date > ${calendarDay(now)}, false), applied_at desc, application_id limit ${opportunitiesShown}`.execute(
      this.database.over<VolunteerTables>(),
    );
    return rows;
  }

  /** What happened to the volunteer's hours, applications and certificates. */
  async activity(userId: string): Promise<ActivityRow[]> {
    const hours = sql`from volunteer_hours t join applications a on a.id = t.application_id
      join opportunities o on o.id = a.opportunity_id where t.user_id = ${userId}`;
    const opportunity = { id: 't.id', titleAr: 'o.title_ar', titleEn: 'o.title_en' };
    const { rows } = await latest(
      [
        {
          ...opportunity,
          kind: sql<ActivityKind>`'hours-' || t.status`,
          amount: 't.hours',
          at: 't.updated_at',
          href: sql<string>`'/opportunities/' || o.id`,
          from: hours,
        },
        {
          ...opportunity,
          kind: sql<ActivityKind>`case m.to_status when 'pending' then 'application-sent'
            else 'application-' || m.to_status end`,
          at: 'm.created_at',
          href: sql<string>`'/applications/' || t.id`,
          from: sql`from application_moves m join applications t on t.id = m.application_id
            join opportunities o on o.id = t.opportunity_id
            where t.user_id = ${userId} and m.to_status in ('pending', 'accepted', 'rejected')`,
        },
        {
          kind: certificateKind('certificate-issued', 'own-certificate-reissued'),
          id: 't.id',
          at: 't.issued_at',
          titleAr: 't.course_title_ar',
          titleEn: 't.course_title_en',
          href: sql<string>`'/certificates'`,
          from: sql`from certificates t where t.user_id = ${userId} and t.status = any (array['pending', 'verified'])`,
        },
      ],
      activitiesShown,
    ).execute(this.database.over<VolunteerTables>());
    return rows;
  }

  /** Completed is what reached its hours or is over. */
  private given(userId: string, now: Date) {
    return sql`
      select a.id as application_id, a.applied_at, o.id as opportunity_id, o.title_ar, o.title_en,
             o.company as organization, coalesce(o.company_en, o.company) as organization_en, o.total_hours,
             o.start_date::text as start_date,
             coalesce(h.confirmed, 0)::numeric(8, 2) as hours_completed, coalesce(h.waiting, 0)::numeric(8, 2) as hours_waiting,
             h.rating, (coalesce(h.confirmed >= o.total_hours, false) or coalesce(o.end_date < ${calendarDay(now)}::date, false))
               as is_completed
      from applications a
      join opportunities o on o.id = a.opportunity_id
      left join lateral (
        select sum(hours) filter (where status = 'confirmed') as confirmed,
               sum(hours) filter (where status = 'logged') as waiting, round(avg(rating), 2) as rating
        from volunteer_hours where application_id = a.id) h on true
      where a.user_id = ${userId} and a.status = 'accepted' and o.type = 'volunteer'`;
  }
}
