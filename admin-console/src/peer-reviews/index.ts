import PeerReviewIcon from '@mui/icons-material/ReviewsOutlined';
import { peerReviewFields } from './peer-review.fields';
import { PeerReviewList } from './PeerReviewList';
import { PeerReviewShow } from './PeerReviewShow';

/** What learners wrote of each other's work (ASG-2). */
export default {
  list: PeerReviewList,
  show: PeerReviewShow,
  icon: PeerReviewIcon,
  options: { fields: peerReviewFields },
};
