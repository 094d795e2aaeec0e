import { displayTimeZone } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import { type CoursesTables, everyRun } from '#modules/courses';
import type { OpportunitiesTables } from '#modules/opportunities';
import { ReadDatabase } from '#platform/database/read-database';
import type { Counted } from '#platform/figures/counted';
import { type FigureKind, KeptFigures } from '#platform/figures/kept-figures';
import { activitiesShown, type ActivityRow } from '../activity/activity.js';
import { certificateKind, latest } from '../activity/latest.js';

export interface PlatformFigures {
  total_users: number;
  active_users: number;
  new_users_this_month: number;
  total_courses: number;
  active_courses: number;
  total_enrollments: number;
  completed_enrollments: number;
  certificates: number;
  revenue: string;
  /** Percent; null where nothing was earned before. */
  monthly_growth: string | null;
}

export interface PlatformMonth {
  month: string;
  new_users: number;
  enrollments: number;
  completions: number;
  revenue: string;
}

const monthsShown = 12;

/** What the platform came to, for administrators (DSH-4). */
@Injectable()
export class PlatformQueries {
  private readonly kinds: { figures: FigureKind<PlatformFigures>; months: FigureKind<PlatformMonth[]> };

  constructor(
    private readonly database: ReadDatabase,
    kept: KeptFigures,
  ) {
    this.kinds = {
      figures: kept.kind('platform 1', () => this.countFigures()),
      months: kept.kind('platform months 1', () => this.countMonths()),
    };
  }

  /** Of a large platform they may be some minutes old, and so are the months. */
  async figures(): Promise<Counted<PlatformFigures>> {
    return this.kinds.figures.ofTables('all', ['users', 'enrollments']);
  }

  /** The last twelve months in Iraq, this one included; months without anything are there with zeros. */
  async months(): Promise<Counted<PlatformMonth[]>> {
    return this.kinds.months.ofTables('all', ['users', 'enrollments']);
  }

  /** Active are those seen within 30 days; growth compares what was received in 30 days with the 30 before. */
  private async countFigures(): Promise<PlatformFigures> {
    const { rows } = await sql<PlatformFigures>`
      select u.*, c.*, e.*, p.revenue, round((p.latest / nullif(p.before, 0) - 1) * 100, 1)::text as monthly_growth,
             (select count(*)::int from certificates where status = 'verified') as certificates
      from (select count(*)::int as total_users,
                   count(*) filter (where last_active_at > now() - interval '30 days')::int as active_users,
                   count(*) filter (where created_at >= date_trunc('month', now() at time zone ${displayTimeZone})
                                                        at time zone ${displayTimeZone})::int as new_users_this_month
            from users) u,
           (select count(*)::int as total_courses, count(*) filter (where is_published)::int as active_courses
            from courses) c,
           (select count(*)::int as total_enrollments, count(completed_at)::int as completed_enrollments
            from ${everyRun} r) e,
           (select coalesce(sum(amount_received), 0)::numeric(14, 2)::text as revenue,
                   sum(amount_received) filter (where received_at > now() - interval '30 days') as latest,
                   sum(amount_received) filter (where received_at > now() - interval '60 days'
                                                  and received_at <= now() - interval '30 days') as before
            from course_places where amount_received > 0) p`.execute(
      this.database.over<CoursesTables & CommunityTables & OpportunitiesTables>(),
    );
    return rows[0]!;
  }

  private async countMonths(): Promise<PlatformMonth[]> {
    const monthOf = (column: string) => sql`date_trunc('month', ${sql.ref(column)} at time zone ${displayTimeZone})`;
    const first = sql`date_trunc('month', now() at time zone ${displayTimeZone})
      - make_interval(months => ${monthsShown - 1})`;
    const since = sql`(${first}) at time zone ${displayTimeZone}`;
    const { rows } = await sql<PlatformMonth>`
      select to_char(m.month, 'YYYY-MM') as month, coalesce(u.n, 0)::int as new_users,
             coalesce(e.n, 0)::int as enrollments, coalesce(d.n, 0)::int as completions,
             coalesce(p.revenue, 0)::numeric(14, 2)::text as revenue
      from generate_series(${first}, now() at time zone ${displayTimeZone}, interval '1 month') as m(month)
      left join (select ${monthOf('created_at')} as month, count(*) as n from users where created_at >= ${since}
                 group by 1) u on u.month = m.month
      left join (select ${monthOf('enrolled_at')} as month, count(*) as n from ${everyRun} r
                 where enrolled_at >= ${since} group by 1) e on e.month = m.month
      left join (select ${monthOf('received_at')} as month, sum(amount_received) as revenue from course_places
                 where amount_received > 0 and received_at >= ${since} group by 1) p on p.month = m.month
      left join (select ${monthOf('completed_at')} as month, count(*) as n from ${everyRun} r
                 where completed_at >= ${since} group by 1) d on d.month = m.month
      order by m.month`.execute(this.database.over<CoursesTables & CommunityTables & OpportunitiesTables>());
    return rows;
  }

  /** What happened on the platform lately. */
  async activity(): Promise<ActivityRow[]> {
    const learner = sql`from enrollments t join courses c on c.id = t.course_id join users u on u.id = t.user_id`;
    const course = { id: 't.id', person: personName(), titleAr: 'c.title_ar', titleEn: 'c.title_en' };
    const courseHref = sql<string>`'/courses/' || c.id`;
    const { rows } = await latest(
      [
        { kind: 'user-joined', id: 'u.id', at: 'u.created_at', person: personName(), from: sql`from users u` },
        { ...course, href: courseHref, kind: 'enrolled', at: 't.enrolled_at', from: learner },
        {
          kind: certificateKind('course-completed', 'certificate-reissued'),
          id: 't.id',
          at: 't.issued_at',
          person: personName(),
          titleAr: 't.course_title_ar',
          titleEn: 't.course_title_en',
          href: sql<string>`'/courses/' || t.course_id`,
          from: sql`from certificates t left join users u on u.id = t.user_id where t.status = 'verified'`,
        },
        {
          kind: 'course-published',
          id: 'c.id',
          at: 'c.published_at',
          titleAr: 'c.title_ar',
          titleEn: 'c.title_en',
          href: courseHref,
          from: sql`from courses c where c.is_published and c.published_at is not null`,
        },
        {
          kind: 'discussion-started',
          id: 't.id',
          at: 't.created_at',
          person: personName(),
          titleAr: 't.title',
          titleEn: 't.title',
          href: sql<string>`'/discussions'`,
          from: sql`from discussions t left join users u on u.id = t.user_id
            where t.status = 'visible' and t.forum_id is not null`,
        },
        {
          kind: 'opportunity-posted',
          id: 't.id',
          at: 't.created_at',
          titleAr: 't.title_ar',
          titleEn: 't.title_en',
          href: sql<string>`'/opportunities/' || t.id`,
          from: sql`from opportunities t where t.status = 'published'`,
        },
      ],
      activitiesShown,
    ).execute(this.database.over<CoursesTables & CommunityTables & OpportunitiesTables>());
    return rows;
  }
}
