/** Sizes and delays that both sides obey (spec 9, CRS-7, LSN-2). */
export const limits = {
  pageDefault: 50,
  pageMaximum: 100,
  homeEnrollments: 3,
  homeRecommendedCourses: 2,
  homeDiscussions: 3,
  courseSkeletons: 6,
  signInRedirectDelayMs: 500,
  /** Whoever leaves waits so long for a slow server; sooner, the sign-in page would still find them signed in. */
  signOutPatienceMs: 5000,
  toastMs: 5000,
  tooltipDelayMs: 700,
  watchReportIntervalMs: 15_000,
  /** Shown where a lesson states no duration. */
  defaultLessonMinutes: 10,
  /** A learner may review a course from this progress on (CRS-6). */
  reviewMinimumProgress: 20,
  passwordMinimumLength: 8,
  minimumAge: 16,
  /** An employer checks so many codes with one call (CRT-7). */
  certificatesAtOnce: 200,
} as const;
