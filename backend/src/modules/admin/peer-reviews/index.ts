import { recordController } from '../records/record-controller.js';
import { PeerReviewRecord } from './peer-review.record.js';
import { peerReviewListing, PeerReviewsResource } from './peer-reviews.resource.js';

export { PeerReviewsResource };
export const AdminPeerReviewsController = recordController({
  listing: peerReviewListing,
  resource: PeerReviewsResource,
  record: PeerReviewRecord,
  nouns: ['peer review', 'peer reviews'],
});
