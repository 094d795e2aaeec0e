import { PostingNotFound } from '#modules/postings';
import { recordController } from '../records/record-controller.js';
import { ChangeServiceRecordDto } from './service.dto.js';
import { ServiceRecord } from './service.record.js';
import { serviceListing, ServicesResource } from './services.resource.js';

export { ServicesResource };
export const ServicesController = recordController({
  listing: serviceListing,
  resource: ServicesResource,
  record: ServiceRecord,
  nouns: ['service', 'services'],
  change: ChangeServiceRecordDto,
  fails: [PostingNotFound],
});
