import { recordController } from '../records/record-controller.js';
import { SubmissionRecord } from './submission.record.js';
import { submissionListing, SubmissionsResource } from './submissions.resource.js';

export { SubmissionsResource };
export const SubmissionsController = recordController({
  listing: submissionListing,
  resource: SubmissionsResource,
  record: SubmissionRecord,
  nouns: ['round of work', 'rounds of work'],
});
