import { postingStatuses, serviceCategories } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { PostingDesk } from '#modules/postings';
import { type EditServiceDto, serviceKind } from '#modules/services';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords } from '../records/admin-resource.js';
import { flag, moment, oneOf, plainPart, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { asMembersForm } from '../records/members-form.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeServiceRecordDto } from './service.dto.js';
import type { ServiceRecord } from './service.record.js';

export const serviceListing: Listing = {
  name: 'services',
  table: 'services',
  sorts: {
    createdAt: { by: sql`t.created_at` },
    price: { by: sql`t.price` },
    rating: { by: sql`t.rating` },
    titleAr: { by: sql`t.title_ar` },
  },
  filters: {
    q: plainPart(sql`t.title_ar || ' ' || t.title_en`),
    category: oneOf('t.category', serviceCategories),
    status: oneOf('t.status', postingStatuses),
    postedBy: reference('t.posted_by'),
    isActive: flag(sql`t.is_active`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

@Injectable()
export class ServicesResource implements AdminResource, ChangesRecords<ChangeServiceRecordDto> {
  constructor(
    private readonly reader: RecordReader,
    private readonly desk: PostingDesk,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<ServiceRecord>[]> {
    return this.reader.rows(sql<Unversioned<ServiceRecord>>`
      select p.id, ${serviceKind.words.named()}, p.category, p.price::text as price, p.is_active as "isActive", p.status,
        p.posted_by as "postedBy", ${personName()} as "posterName", p.rating::text as rating,
        p.ratings_count as "ratingsCount", p.applications_count as "applicationsCount",
        ${iso('p.created_at')} as "createdAt", ${iso('p.updated_at')} as "updatedAt"
      from services p left join users u on u.id = p.posted_by
      where ${among('p.id', ids)}`);
  }

  async change(admin: Viewer, id: string, body: ChangeServiceRecordDto): Promise<void> {
    const [current] = await this.records([id]);
    await this.desk.edit(serviceKind, admin, id, asMembersForm<EditServiceDto>(body, current!));
  }
}
