import { opportunityTypes, postingStatuses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { type EditOpportunityDto, opportunityKind, type PostOpportunityDto } from '#modules/opportunities';
import { PostingDesk } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords, CreatesRecords } from '../records/admin-resource.js';
import { flag, key, moment, oneOf, plainPart, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { asMembersForm } from '../records/members-form.js';
import { among, dayInIraq, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeOpportunityRecordDto, CreateOpportunityRecordDto } from './opportunity.dto.js';
import type { OpportunityRecord } from './opportunity.record.js';

export const opportunityListing: Listing = {
  name: 'opportunities',
  table: 'opportunities',
  sorts: {
    createdAt: { by: sql`t.created_at` },
    applicationDeadline: { by: sql`t.application_deadline`, isNullable: true },
    applicationsCount: { by: sql`t.applications_count` },
    titleAr: { by: sql`t.title_ar` },
  },
  filters: {
    q: plainPart(sql`concat_ws(' ', t.title_ar, t.title_en, t.company, t.company_en)`),
    type: oneOf('t.type', opportunityTypes),
    status: oneOf('t.status', postingStatuses),
    governorate: key('t.governorate'),
    postedBy: reference('t.posted_by'),
    isActive: flag(sql`t.is_active`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

@Injectable()
export class OpportunitiesResource
  implements AdminResource, CreatesRecords<CreateOpportunityRecordDto>, ChangesRecords<ChangeOpportunityRecordDto>
{
  constructor(
    private readonly reader: RecordReader,
    private readonly desk: PostingDesk,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<OpportunityRecord>[]> {
    return this.reader.rows(sql<Unversioned<OpportunityRecord>>`
      select p.id, p.type, ${opportunityKind.words.named()}, p.start_date::text as "startDate",
        p.end_date::text as "endDate", p.start_time as "startTime", p.total_hours as "totalHours",
        ${dayInIraq('p.application_deadline')} as "applicationDeadline", p.is_active as "isActive", p.status,
        p.posted_by as "postedBy", ${personName()} as "posterName", p.applications_count as "applicationsCount",
        ${iso('p.created_at')} as "createdAt", ${iso('p.updated_at')} as "updatedAt"
      from opportunities p left join users u on u.id = p.posted_by
      where ${among('p.id', ids)}`);
  }

  create(admin: Viewer, body: CreateOpportunityRecordDto): Promise<string> {
    return this.desk.post(opportunityKind, admin, asMembersForm<PostOpportunityDto>(body, body));
  }

  async change(admin: Viewer, id: string, body: ChangeOpportunityRecordDto): Promise<void> {
    const [current] = await this.records([id]);
    await this.desk.edit(opportunityKind, admin, id, asMembersForm<EditOpportunityDto>(body, current!));
  }
}
