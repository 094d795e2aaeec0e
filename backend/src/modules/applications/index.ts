/** Front door of the applications module. */
export { ApplicationsModule } from './applications.module.js';
export * from './applications.errors.js';
export * from './applications.events.js';
export {
  type ApplicationBook,
  type BookedApplication,
  type BookedPosting,
  ApplicationBooks,
} from './application-book.js';
export { CloseEndedPostings } from './close-ended-postings.js';
export { ApplicationQueries } from './application.queries.js';
export { ApplicationService } from './application.service.js';
export { ListApplicantsQuery } from './application.dto.js';
export { toApplicationResponse } from './application.presenter.js';
export { ApplicationDetailResponse, ApplicationResponse, MyApplicationResponse } from './application.response.js';
export { actorOf, closedNow, dayIn, endOfDay, mayManage, mayRead, unreadable } from './application.rules.js';
export { PostingDesk } from './posting-desk.js';
export { deadlineOn, given, governorateIn, orNothing } from './posting-form.js';
export { postingKind } from './posting-kind.js';
export { PostingLimits } from './posting-limits.js';
export { PostingList, isListed, isOpen, toldTo } from './posting-list.js';
export { contactFor, presentPosting } from './posting.presenter.js';
export { PostingReview } from './posting-review.service.js';
export { isShown, reviewedColumns, textList } from './posting.columns.js';
export { withdrawnPostings } from './withdrawn-postings.js';
