import { vrSessionStatuses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SessionService } from '#modules/vr';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import type { AdminResource, ChangesRecords, CreatesRecords } from '../records/admin-resource.js';
import { moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeVrSessionRecordDto, CreateVrSessionRecordDto } from './vr-session.dto.js';
import type { VrSessionRecord } from './vr-session.record.js';

export const vrSessionListing: Listing = {
  name: 'vr-sessions',
  table: 'vr_sessions',
  sorts: { scheduledAt: { by: sql`t.scheduled_at` }, createdAt: { by: sql`t.created_at` } },
  filters: {
    workshopId: reference('t.workshop_id'),
    status: oneOf('t.status', vrSessionStatuses),
    scheduledAt_gte: moment('t.scheduled_at', '>='),
    scheduledAt_lt: moment('t.scheduled_at', '<'),
  },
};

@Injectable()
export class VrSessionsResource
  implements AdminResource, CreatesRecords<CreateVrSessionRecordDto>, ChangesRecords<ChangeVrSessionRecordDto>
{
  constructor(
    private readonly reader: RecordReader,
    private readonly sessions: SessionService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<VrSessionRecord>[]> {
    return this.reader.rows(sql<Unversioned<VrSessionRecord>>`
      select s.id, s.workshop_id as "workshopId", w.title_ar as "workshopTitleAr", w.title_en as "workshopTitleEn",
        ${iso('s.scheduled_at')} as "scheduledAt", s.duration, s.max_participants as "maxParticipants",
        s.current_participants as "currentParticipants", s.status, ${iso('s.started_at')} as "startedAt",
        ${iso('s.ended_at')} as "endedAt", ${iso('s.created_at')} as "createdAt", ${iso('s.updated_at')} as "updatedAt"
      from vr_sessions s join vr_workshops w on w.id = s.workshop_id
      where ${among('s.id', ids)}`);
  }

  create(admin: Viewer, body: CreateVrSessionRecordDto): Promise<string> {
    return this.sessions.schedule(admin, body);
  }

  /** The form sends everything: only what differs is a wish, for times of a session that runs cannot be changed. */
  async change(admin: Viewer, id: string, { status, ...times }: ChangeVrSessionRecordDto): Promise<void> {
    const [current] = await this.records([id]);
    const shown: Partial<Record<string, unknown>> = current ?? {};
    const differing = Object.entries(times).filter(([field, value]) => value !== null && value !== shown[field]);
    if (differing.length > 0) await this.sessions.edit(admin, id, Object.fromEntries(differing));
    if (!status || status === current?.status) return;
    if (status === 'live') return this.sessions.start(admin, id);
    if (status === 'ended') return this.sessions.end(admin, id);
    if (status === 'cancelled') return this.sessions.cancel(admin, id);
    throw new InvalidInput({}, { fields: [{ field: 'status', code: 'field.invalid' }] });
  }
}
