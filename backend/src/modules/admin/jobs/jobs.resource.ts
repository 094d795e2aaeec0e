import { employmentTypes, experienceLevels, postingStatuses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { type EditJobDto, jobKind, JobService, type PostJobDto } from '#modules/jobs';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords, CreatesRecords } from '../records/admin-resource.js';
import { flag, key, moment, oneOf, plainPart, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { asMembersForm } from '../records/members-form.js';
import { among, dayInIraq, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeJobRecordDto, CreateJobRecordDto } from './job.dto.js';
import type { JobRecord } from './job.record.js';

export const jobListing: Listing = {
  name: 'jobs',
  table: 'job_postings',
  sorts: {
    createdAt: { by: sql`t.created_at` },
    applicationDeadline: { by: sql`t.application_deadline`, isNullable: true },
    applicationsCount: { by: sql`t.applications_count` },
    titleAr: { by: sql`t.title_ar` },
  },
  filters: {
    q: plainPart(sql`concat_ws(' ', t.title_ar, t.title_en, t.company_name, t.company_name_en)`),
    status: oneOf('t.status', postingStatuses),
    employmentType: oneOf('t.employment_type', employmentTypes),
    experienceLevel: oneOf('t.experience_level', experienceLevels),
    governorate: key('t.governorate'),
    postedBy: reference('t.posted_by'),
    isActive: flag(sql`t.is_active`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

@Injectable()
export class JobsResource
  implements AdminResource, CreatesRecords<CreateJobRecordDto>, ChangesRecords<ChangeJobRecordDto>
{
  constructor(
    private readonly reader: RecordReader,
    private readonly jobs: JobService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<JobRecord>[]> {
    return this.reader.rows(sql<Unversioned<JobRecord>>`
      select p.id, ${jobKind.words.named(['requiredSkills'])}, p.employment_type as "employmentType",
        p.experience_level as "experienceLevel", coalesce(p.required_skills, '{}') as "requiredSkills",
        ${dayInIraq('p.application_deadline')} as "applicationDeadline", p.is_active as "isActive", p.status,
        p.posted_by as "postedBy", ${personName()} as "posterName", p.applications_count as "applicationsCount",
        ${iso('p.created_at')} as "createdAt", ${iso('p.updated_at')} as "updatedAt"
      from job_postings p left join users u on u.id = p.posted_by
      where ${among('p.id', ids)}`);
  }

  create(admin: Viewer, body: CreateJobRecordDto): Promise<string> {
    return this.jobs.post(admin, asMembersForm<PostJobDto>(body, body));
  }

  async change(admin: Viewer, id: string, body: ChangeJobRecordDto): Promise<void> {
    const [current] = await this.records([id]);
    await this.jobs.edit(admin, id, asMembersForm<EditJobDto>(body, current!));
  }
}
