import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { personName } from '#modules/auth';
import { isOfSuspended, PostingList, postingRows, type Told } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import type { ListServicesQuery } from './service.dto.js';
import { serviceKind } from './service.kind.js';
import type { ServicesTables } from './services.tables.js';

const ratingOrder = newestFirst('r');

/** Rows with what the presenter tells of their poster. */
const servicesFrom = (from: Kysely<ServicesTables>) =>
  from
    .selectFrom('services as p')
    .innerJoin('users as u', 'u.id', 'p.posted_by')
    .selectAll('p')
    .select(['u.profile_image_url as poster_image_url', isOfSuspended().as('is_poster_suspended')])
    .select(personName().as('poster_name'));

const servicesByIds = postingRows(servicesFrom);

@Injectable()
export class ServiceQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly postings: PostingList,
  ) {}

  /** All on offer, or the viewer's own (SVC-1). */
  async list(viewer: Viewer, query: ListServicesQuery, now: Date): Promise<Page<ServiceRow>> {
    const narrowed = { equal: { category: query.category } };
    return this.postings.page(serviceKind, viewer, { query, narrowed, rows: servicesByIds, now });
  }

  async visibleTo(viewer: Viewer, id: string): Promise<ServiceRow> {
    return this.postings.visibleTo(serviceKind, viewer, id, servicesFrom(this.over()));
  }

  /** What customers thought, the latest first (SVC-2). */
  async ratings(serviceId: string, asked: PageQuery): Promise<Page<RatingRow>> {
    const given = this.over()
      .selectFrom('service_ratings as r')
      .leftJoin('service_requests as q', 'q.id', 'r.request_id')
      .leftJoin('users as u', 'u.id', 'q.user_id')
      .select(['r.id', 'r.rating', 'r.text', 'r.created_at'])
      .select(personName().as('customer_name'))
      .select((eb) => eb.selectFrom('services').select('ratings_count').where('id', '=', serviceId).as('total'))
      .where('r.service_id', '=', serviceId);
    return ratingOrder.page(await ratingOrder.seek(given, asked).execute(), asked);
  }

  private over() {
    return this.database.over<ServicesTables>();
  }
}

export type ServiceRow = Told<NonNullable<Awaited<ReturnType<ReturnType<typeof servicesFrom>['executeTakeFirst']>>>>;
export interface RatingRow {
  id: string;
  rating: number;
  text: string | null;
  created_at: Date | string;
  customer_name: string | null;
}
