import { Injectable } from '@nestjs/common';
import { type ApplicationStatus, limits } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';
import {
  PostingNotFound,
  afterPlace,
  contactOf,
  countedAtMost,
  dayIn,
  mayRead,
  placeOf,
  searchedAtMost,
  unreadable,
} from '#modules/applications';
import { personName } from '#modules/auth';
import { containing, foldedColumn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { type Page, toPage } from '#platform/http/paging';
import type { ListOpportunitiesQuery } from './opportunity.dto.js';
import type { OpportunitiesTables } from './opportunities.tables.js';

@Injectable()
export class OpportunityQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One page, the newest first, with the total, in one statement: open ones, or all that the viewer posted (OPP-1). */
  async list(viewer: Viewer, query: ListOpportunitiesQuery, now: Date): Promise<Page<OpportunityRow>> {
    const { limit = limits.pageDefault, cursor } = query;
    const matching = this.matching(viewer, query, now);
    const counted = matching
      .select(sql`1`.as('one'))
      .limit(countedAtMost)
      .as('counted');
    const page = matching
      .select('o.id')
      .where(afterPlace(cursor, 'o.created_at', 'o.id'))
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(limit + 1);
    const rows = await this.rows(viewer)
      .innerJoin(page.as('page'), 'page.id', 'o.id')
      .select(
        this.over()
          .selectFrom(counted)
          .select(sql<number>`count(*)::int`.as('n'))
          .as('total'),
      )
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .execute();
    return toPage(rows, limit, rows[0]?.total ?? 0, (row) => placeOf(row.created_at, row.id));
  }

  /** One opportunity; what was not let through is as unknown to others as if it did not exist. */
  async visibleTo(viewer: Viewer, id: string): Promise<OpportunityRow> {
    const row = await this.rows(viewer).where('o.id', '=', id).executeTakeFirst();
    if (!row) throw new PostingNotFound();
    const { status, posted_by: postedBy, my_application: own } = row;
    if (!mayRead({ status, postedBy }, viewer)) throw unreadable({ status, hasApplied: own !== null });
    return row;
  }

  private over() {
    return this.database.over<OpportunitiesTables>();
  }

  private matching(viewer: Viewer, query: ListOpportunitiesQuery, now: Date) {
    const { type, governorate, location, search } = query;
    const place = this.shown(viewer, query, now)
      .$if(type !== undefined, (select) => select.where('o.type', '=', type ?? 'volunteer'))
      .$if(governorate !== undefined, (select) => select.where('o.governorate', '=', governorate ?? null));
    if (!search && !location) return place;
    const newest = place.select('o.id').orderBy('o.created_at', 'desc').orderBy('o.id', 'desc').limit(searchedAtMost);
    return this.over()
      .selectFrom('opportunities as o')
      .where(sql<boolean>`o.id = any(array(${newest}))`)
      .$if(Boolean(search), (select) =>
        select.where(
          anyHolds(['o.title_ar', 'o.title_en', 'o.description_ar', 'o.description_en', 'o.company'], search),
        ),
      )
      .$if(Boolean(location), (select) => select.where(anyHolds(['o.location', 'o.location_en'], location)));
  }

  /** The condition is written out, so that the indexes of open ones serve. */
  private shown(viewer: Viewer, { mine }: ListOpportunitiesQuery, now: Date) {
    const all = this.over().selectFrom('opportunities as o');
    if (mine === 'true') return all.where('o.posted_by', '=', viewer.id);
    return all
      .where(sql<boolean>`o.is_active and o.status = 'published'`)
      .where(sql<boolean>`(o.end_date is null or o.end_date >= ${dayIn(now)}::date)`)
      .where(sql<boolean>`(o.application_deadline is null or o.application_deadline > ${now})`);
  }

  private rows(viewer: Viewer) {
    return this.over()
      .selectFrom('opportunities as o')
      .leftJoin('users as u', 'u.id', 'o.posted_by')
      .selectAll('o')
      .select([
        sql<string | null>`o.start_date::text`.as('first_day'),
        sql<string | null>`o.end_date::text`.as('last_day'),
        personName().as('poster_name'),
        contactOf('o').as('contact'),
        sql<{ id: string; status: ApplicationStatus } | null>`(
          select json_build_object('id', a.id, 'status', a.status) from applications a
          where a.opportunity_id = o.id and a.user_id = ${viewer.id})`.as('my_application'),
      ]);
  }
}

export type OpportunityRow = NonNullable<
  Awaited<ReturnType<ReturnType<OpportunityQueries['rows']>['executeTakeFirst']>>
>;

const anyHolds = (columns: string[], text = ''): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`${foldedColumn(column)} like ${containing(text)}`),
    sql` or `,
  )})`;
