/** Front door of the postings module. */
export { PostingsModule } from './postings.module.js';
export * from './postings.errors.js';
export * from './postings.events.js';
export { invariantsOf } from './posting/posting-invariants.js';
export { type BookedApplication, type BookedPosting, PostingBooks } from './posting/posting-book.js';
export { CloseEndedPostings } from './posting/close-ended-postings.js';
export { ApplicationQueries } from './application/application.queries.js';
export { ApplicationService } from './application/application.service.js';
export { ListApplicantsQuery } from './application/application.dto.js';
export {
  toListedApplication,
  ApplicationDetailResponse,
  ApplicationResponse,
  MyApplicationResponse,
} from './application/application.response.js';
export { actorOf } from './application/application.rules.js';
export { mayManage } from './posting/posting.rules.js';
export { PostingDesk } from './desk/posting-desk.js';
export { deadlineOn, given, governorateIn, orNothing } from './posting/posting-form.js';
export { postingKind } from './posting/posting-kind.js';
export { PostingLimits } from './posting/posting-limits.js';
export { PostingList, postingRows, type Told } from './posting/posting-list.js';
export { isOpen, postingOrder, type PostingPlace } from './posting/posting-places.statement.js';
export { contactFor, presentPosting } from './posting/posting.presenter.js';
export { closeByTheClock, stillOpen } from './posting/posting-times.js';
export { PostingReview } from './posting/posting-review.service.js';
export { isShown, postingColumns, textList } from './posting/posting.columns.js';
export { isOfSuspended } from './posting/suspended-posters.js';
export { withdrawnPostings } from './posting/withdrawn-postings.js';
