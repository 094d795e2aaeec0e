import { placeStates } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { type GrantPlaceDto, PlaceGranting, PlaceService } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords, CreatesRecords, RemovesRecords } from '../records/admin-resource.js';
import { flag, moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeCoursePlaceDto } from './course-place.dto.js';
import type { CoursePlaceRecord } from './course-place.record.js';

export const coursePlaceListing: Listing = {
  name: 'course-places',
  table: 'course_places',
  sorts: {
    createdAt: { by: sql`t.created_at` },
  },
  filters: {
    courseId: reference('t.course_id'),
    userId: reference('t.user_id'),
    state: oneOf('t.state', placeStates),
    isPaid: flag(sql`t.amount_received > 0`),
    isUsed: flag(sql`t.used_at is not null`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

@Injectable()
export class CoursePlacesResource
  implements AdminResource, CreatesRecords<GrantPlaceDto>, ChangesRecords<ChangeCoursePlaceDto>, RemovesRecords
{
  constructor(
    private readonly reader: RecordReader,
    private readonly granting: PlaceGranting,
    private readonly places: PlaceService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<CoursePlaceRecord>[]> {
    return this.reader.rows(sql<Unversioned<CoursePlaceRecord>>`
      select p.id, p.course_id as "courseId", c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn",
        p.user_id as "userId", ${personName()} as "userName", coalesce(u.email, p.email) as email, p.state, p.note,
        p.reason, p.amount_received::text as "amountReceived", p.currency, p.decided_by as "decidedBy",
        ${personName('d')} as "decidedByName", p.recorded_by as "recordedBy", ${personName('r')} as "recordedByName",
        ${iso('p.asked_at')} as "askedAt", ${iso('p.decided_at')} as "decidedAt",
        ${iso('p.received_at')} as "receivedAt", ${iso('p.used_at')} as "usedAt", ${iso('p.created_at')} as "createdAt"
      from course_places p join courses c on c.id = p.course_id left join users u on u.id = p.user_id
        left join users d on d.id = p.decided_by left join users r on r.id = p.recorded_by
      where ${among('p.id', ids)}`);
  }

  async create(admin: Viewer, body: GrantPlaceDto): Promise<string> {
    return (await this.granting.grant(admin, body)).id;
  }

  async change(admin: Viewer, id: string, { state, ...answer }: ChangeCoursePlaceDto): Promise<void> {
    await this.granting.decide(admin, id, { ...answer, ...(state && state !== 'asked' && { decision: state }) });
  }

  remove(admin: Viewer, id: string): Promise<void> {
    return this.places.withdraw(admin, id);
  }
}
