import { abuseReportListing } from '../abuse-reports.queries.js';
import { applicationListing } from '../applications/applications.resource.js';
import { assignmentListing } from '../assignments/assignments.resource.js';
import { attemptRequestListing } from '../attempt-requests/attempt-requests.resource.js';
import { auditLogListing } from '../audit-log/audit-log.resource.js';
import { bankQuestionListing } from '../bank-questions/bank-questions.resource.js';
import { categoryListing } from '../categories/categories.resource.js';
import { certificateListing } from '../certificates/certificates.resource.js';
import { contactMessageListing } from '../contact-messages/contact-messages.resource.js';
import { coursePlaceListing } from '../course-places/course-places.resource.js';
import { courseListing } from '../courses/courses.resource.js';
import { discussionListing } from '../discussions/discussions.resource.js';
import { enrollmentListing } from '../enrollments/enrollments.resource.js';
import { failedTaskListing } from '../failed-tasks/failed-tasks.resource.js';
import { forumListing } from '../forums/forums.resource.js';
import { gradeChangeListing } from '../grade-changes/grade-changes.resource.js';
import { jobListing } from '../jobs/jobs.resource.js';
import { learningSignListing } from '../learning-signs/learning-signs.resource.js';
import { lessonListing } from '../lessons/lessons.resource.js';
import { newsletterSubscriptionListing } from '../newsletter-subscriptions/newsletter-subscriptions.resource.js';
import { opportunityListing } from '../opportunities/opportunities.resource.js';
import { paperListing } from '../papers/papers.resource.js';
import { peerReviewListing } from '../peer-reviews/peer-reviews.resource.js';
import { pendingPostingListing } from '../pending-postings.queries.js';
import { pendingPostListing } from '../pending-posts.queries.js';
import { questionBankListing } from '../question-banks/question-banks.resource.js';
import type { Listing } from '../records/listing.js';
import { replyListing } from '../replies/replies.resource.js';
import { roleRequestListing } from '../role-requests.queries.js';
import { searchAliasListing } from '../search-aliases.queries.js';
import { serviceListing } from '../services/services.resource.js';
import { submissionListing } from '../submissions/submissions.resource.js';
import { translationListing } from '../translations/translations.resource.js';
import { userListing } from '../users/users.resource.js';
import { vrSessionListing } from '../vr-sessions/vr-sessions.resource.js';
import { vrWorkshopListing } from '../vr-workshops/vr-workshops.resource.js';

/** Every list of the console that can be taken away as a file, by its name. */
export const exportableLists: ReadonlyMap<string, Listing> = new Map(
  [
    abuseReportListing,
    applicationListing,
    assignmentListing,
    attemptRequestListing,
    bankQuestionListing,
    gradeChangeListing,
    learningSignListing,
    paperListing,
    questionBankListing,
    submissionListing,
    peerReviewListing,
    auditLogListing,
    categoryListing,
    certificateListing,
    contactMessageListing,
    courseListing,
    coursePlaceListing,
    discussionListing,
    enrollmentListing,
    failedTaskListing,
    forumListing,
    jobListing,
    lessonListing,
    newsletterSubscriptionListing,
    opportunityListing,
    pendingPostListing,
    pendingPostingListing,
    replyListing,
    roleRequestListing,
    searchAliasListing,
    serviceListing,
    translationListing,
    userListing,
    vrSessionListing,
    vrWorkshopListing,
  ].map((listing) => [listing.name, listing]),
);

/** Lists without anything of a person; whatever is added later counts as holding people until it stands here. */
const impersonal = new Set(
  [
    assignmentListing,
    bankQuestionListing,
    categoryListing,
    courseListing,
    forumListing,
    jobListing,
    lessonListing,
    opportunityListing,
    searchAliasListing,
    serviceListing,
    translationListing,
    vrSessionListing,
    vrWorkshopListing,
  ].map(({ name }) => name),
);

/** Whether a file of this list tells of people, so that its taker has to prove to be there (IDM-1). */
export const holdsPeople = (list: string): boolean => !impersonal.has(list);
