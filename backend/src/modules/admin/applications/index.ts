import { ApplicationDecided, ApplicationNotFound, MoveImpossible, NotYoursToMove } from '#modules/postings';
import { recordController } from '../records/record-controller.js';
import { ChangeApplicationDto } from './application.dto.js';
import { ApplicationRecord } from './application.record.js';
import { applicationListing, ApplicationsResource } from './applications.resource.js';

export { ApplicationsResource };
export const ApplicationsController = recordController({
  listing: applicationListing,
  resource: ApplicationsResource,
  record: ApplicationRecord,
  nouns: ['application', 'applications'],
  change: ChangeApplicationDto,
  fails: [ApplicationNotFound, ApplicationDecided, MoveImpossible, NotYoursToMove],
});
