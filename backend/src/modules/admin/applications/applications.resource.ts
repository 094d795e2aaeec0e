import { type ApplicationAction, applicationKinds, serviceRequestStatuses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { ApplicationService, PostingBooks } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import type { AdminResource, ChangesRecords } from '../records/admin-resource.js';
import { moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeApplicationDto } from './application.dto.js';
import type { ApplicationRecord } from './application.record.js';

export const applicationListing: Listing = {
  name: 'applications',
  table: 'applications',
  from: sql`(
    select id, 'opportunity' as kind, user_id, opportunity_id as posting_id, status, applied_at from applications
    union all select id, 'job', user_id, job_id, status, applied_at from job_applications
    union all select id, 'service', user_id, service_id, status, applied_at from service_requests)`,
  sorts: { appliedAt: { by: sql`t.applied_at` } },
  filters: {
    kind: oneOf('t.kind', applicationKinds),
    status: oneOf('t.status', serviceRequestStatuses),
    userId: reference('t.user_id'),
    postingId: reference('t.posting_id'),
    appliedAt_gte: moment('t.applied_at', '>='),
    appliedAt_lt: moment('t.applied_at', '<'),
  },
};

const actions: Readonly<Record<string, ApplicationAction>> = {
  in_review: 'review',
  accepted: 'accept',
  rejected: 'reject',
  completed: 'finish',
};

@Injectable()
export class ApplicationsResource implements AdminResource, ChangesRecords<ChangeApplicationDto> {
  constructor(
    private readonly reader: RecordReader,
    private readonly books: PostingBooks,
    private readonly applications: ApplicationService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<ApplicationRecord>[]> {
    return this.reader.rows(sql<Unversioned<ApplicationRecord>>`
      select a.id, a.kind, a.status, a.user_id as "userId", ${personName()} as "userName",
        a.posting_id as "postingId", a.title_ar as "titleAr", a.title_en as "titleEn", a.posted_by as "posterId",
        a.message, a.resume_url as "resumeUrl", ${iso('a.applied_at')} as "appliedAt",
        ${iso('a.updated_at')} as "updatedAt"
      from ${this.books.applications()} a left join users u on u.id = a.user_id
      where ${among('a.id', ids)}`);
  }

  /** The form sends the status as it was: only one that differs is a wish. */
  async change(admin: Viewer, id: string, { status, note }: ChangeApplicationDto): Promise<void> {
    const [current] = await this.records([id]);
    if (!status || status === current?.status) return;
    const action = actions[status];
    if (!action) throw new InvalidInput({}, { fields: [{ field: 'status', code: 'field.invalid' }] });
    await this.applications.move(admin, id, action, note || null);
  }
}
