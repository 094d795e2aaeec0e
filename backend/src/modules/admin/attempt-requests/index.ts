import { recordController } from '../records/record-controller.js';
import { AttemptRequestRecord } from './attempt-request.record.js';
import { attemptRequestListing, AttemptRequestsResource } from './attempt-requests.resource.js';

export { AttemptRequestsResource };
export const AttemptRequestsController = recordController({
  listing: attemptRequestListing,
  resource: AttemptRequestsResource,
  record: AttemptRequestRecord,
  nouns: ['wish for another attempt', 'wishes for another attempt'],
});
