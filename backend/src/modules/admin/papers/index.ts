import { recordController } from '../records/record-controller.js';
import { PaperRecord } from './paper.record.js';
import { paperListing, PapersResource } from './papers.resource.js';

export { PapersResource };
export const PapersController = recordController({
  listing: paperListing,
  resource: PapersResource,
  record: PaperRecord,
  nouns: ['attempt', 'attempts'],
});
