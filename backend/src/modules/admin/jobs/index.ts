import { PostingNotFound } from '#modules/postings';
import { recordController } from '../records/record-controller.js';
import { ChangeJobRecordDto, CreateJobRecordDto } from './job.dto.js';
import { JobRecord } from './job.record.js';
import { jobListing, JobsResource } from './jobs.resource.js';

export { JobsResource };
export const JobsController = recordController({
  listing: jobListing,
  resource: JobsResource,
  record: JobRecord,
  nouns: ['vacancy', 'vacancies'],
  create: CreateJobRecordDto,
  change: ChangeJobRecordDto,
  fails: [PostingNotFound],
});
