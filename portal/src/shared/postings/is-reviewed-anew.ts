import { ApiError } from '@masar/contracts';

/** Whether a posting is closed to somebody who applied, because a change of its words is looked at (OPP-4). */
export const isReviewedAnew = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'applications.posting_in_review';
