/** Front door of the applications module. */
export { ApplicationsModule } from './applications.module.js';
export * from './applications.errors.js';
export * from './applications.events.js';
export {
  type ApplicationBook,
  type BookedApplication,
  type BookedPosting,
  ApplicationBooks,
  contactOf,
} from './application-book.js';
export { ApplicationQueries } from './application.queries.js';
export { ApplicationService } from './application.service.js';
export { ListApplicantsQuery } from './application.dto.js';
export { toApplicationDetail, toApplicationResponse } from './application.presenter.js';
export { ApplicationDetailResponse, ApplicationResponse, MyApplicationResponse } from './application.response.js';
export { actorOf, closedNow, dayIn, endOfDay, mayManage, mayRead, unreadable } from './application.rules.js';
export { afterPlace, countedAtMost, placeOf, searchedAtMost } from './newest-first.js';
export { PostingLimits } from './posting-limits.js';
export { PostingReview } from './posting-review.service.js';
export { PostingWords } from './posting-words.js';
export { isShown, reviewedColumns, textList } from './posting.columns.js';
export { withdrawnPostings } from './withdrawn-postings.js';
