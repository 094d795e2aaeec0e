import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type PeerReview, peerReviewFields } from './peer-review.fields';
import { peerReviewsMessages } from './peer-reviews.messages';

const latestFirst = { field: 'givenAt', order: 'DESC' } as const;

export function PeerReviewList() {
  const text = useMessages(peerReviewsMessages);
  return <RecordList<PeerReview> title={text.title} intro={text.intro} fields={peerReviewFields} sort={latestFirst} />;
}
