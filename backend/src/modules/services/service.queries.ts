import { Injectable } from '@nestjs/common';
import { type ApplicationStatus, limits } from '@masar/domain';
import { sql } from 'kysely';
import {
  PostingNotFound,
  afterPlace,
  countedAtMost,
  mayRead,
  placeOf,
  searchedAtMost,
  unreadable,
} from '#modules/applications';
import { personName } from '#modules/auth';
import { containing, foldedColumn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { type Page, type PageQuery, toPage } from '#platform/http/paging';
import type { ListServicesQuery } from './service.dto.js';
import type { ServicesTables } from './services.tables.js';

@Injectable()
export class ServiceQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One page, the newest first, with the total, in one statement: all on offer, or the viewer's own (SVC-1). */
  async list(viewer: Viewer, query: ListServicesQuery): Promise<Page<ServiceRow>> {
    const { limit = limits.pageDefault, cursor } = query;
    const matching = this.matching(viewer, query);
    const counted = matching
      .select(sql`1`.as('one'))
      .limit(countedAtMost)
      .as('counted');
    const page = matching
      .select('s.id')
      .where(afterPlace(cursor, 's.created_at', 's.id'))
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(limit + 1);
    const rows = await this.rows(viewer)
      .innerJoin(page.as('page'), 'page.id', 's.id')
      .select(
        this.over()
          .selectFrom(counted)
          .select(sql<number>`count(*)::int`.as('n'))
          .as('total'),
      )
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id', 'desc')
      .execute();
    return toPage(rows, limit, rows[0]?.total ?? 0, (row) => placeOf(row.created_at, row.id));
  }

  /** One service; what was not let through is as unknown to others as if it did not exist. */
  async visibleTo(viewer: Viewer, id: string): Promise<ServiceRow> {
    const row = await this.rows(viewer).where('s.id', '=', id).executeTakeFirst();
    if (!row) throw new PostingNotFound();
    const { status, posted_by: postedBy, my_request: own } = row;
    if (!mayRead({ status, postedBy }, viewer)) throw unreadable({ status, hasApplied: own !== null });
    return row;
  }

  /** What customers thought, the latest first (SVC-2). */
  async ratings(serviceId: string, { limit = limits.pageDefault, cursor }: PageQuery): Promise<Page<RatingRow>> {
    const rows = await this.over()
      .selectFrom('service_ratings as r')
      .leftJoin('service_requests as q', 'q.id', 'r.request_id')
      .leftJoin('users as u', 'u.id', 'q.user_id')
      .select(['r.id', 'r.rating', 'r.text', 'r.created_at'])
      .select(personName().as('customer_name'))
      .select((eb) => eb.selectFrom('services').select('ratings_count').where('id', '=', serviceId).as('total'))
      .where('r.service_id', '=', serviceId)
      .where(afterPlace(cursor, 'r.created_at', 'r.id'))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit + 1)
      .execute();
    return toPage(rows, limit, rows[0]?.total ?? 0, (row) => placeOf(row.created_at, row.id));
  }

  private over() {
    return this.database.over<ServicesTables>();
  }

  private matching(viewer: Viewer, query: ListServicesQuery) {
    const { category, search, mine } = query;
    const all = this.over().selectFrom('services as s');
    const offered =
      mine === 'true'
        ? all.where('s.posted_by', '=', viewer.id)
        : all.where(sql<boolean>`s.is_active and s.status = 'published'`);
    const chosen = offered.$if(category !== undefined, (select) =>
      select.where('s.category', '=', category ?? 'programming'),
    );
    if (!search) return chosen;
    const newest = chosen.select('s.id').orderBy('s.created_at', 'desc').orderBy('s.id', 'desc').limit(searchedAtMost);
    const columns = ['s.title_ar', 's.title_en', 's.description_ar', 's.description_en'];
    return this.over()
      .selectFrom('services as s')
      .where(sql<boolean>`s.id = any(array(${newest}))`)
      .where((eb) => eb.or(columns.map((column) => eb(foldedColumn(column), 'like', containing(search)))));
  }

  private rows(viewer: Viewer) {
    return this.over()
      .selectFrom('services as s')
      .innerJoin('users as u', 'u.id', 's.posted_by')
      .selectAll('s')
      .select([
        'u.profile_image_url as provider_image_url',
        personName().as('provider_name'),
        sql<{ id: string; status: ApplicationStatus } | null>`(
          select json_build_object('id', q.id, 'status', q.status) from service_requests q
          where q.service_id = s.id and q.user_id = ${viewer.id} order by q.applied_at desc, q.id desc limit 1)`.as(
          'my_request',
        ),
      ]);
  }
}

export type ServiceRow = NonNullable<Awaited<ReturnType<ReturnType<ServiceQueries['rows']>['executeTakeFirst']>>>;
export interface RatingRow {
  id: string;
  rating: number;
  text: string | null;
  created_at: Date | string;
  customer_name: string | null;
}
