import { useLocale, useMessages } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import { assignmentOf, type PeerReview, peerReviewFields } from './peer-review.fields';
import { peerReviewsMessages } from './peer-reviews.messages';

/** A review with who wrote it and whose work it is about, which neither of them learns (ASG-2). */
export function PeerReviewShow() {
  const text = useMessages(peerReviewsMessages);
  const locale = useLocale();
  return (
    <RecordShow<PeerReview>
      back={text.back}
      title={(row) => [row.userName ?? '—', assignmentOf(row, locale)]}
      fields={peerReviewFields}
      hasHistory={false}
    />
  );
}
