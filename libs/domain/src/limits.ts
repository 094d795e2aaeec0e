/** Sizes and delays that both sides obey (spec 9, CRS-7, LSN-2). */
export const limits = {
  pageDefault: 50,
  pageMaximum: 100,
  /** Characters of a long text that a list tells (PERF-9). */
  listedBeginning: 240,
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
  /** The player tells that often what was learned (LRN-1). */
  learningBeatMs: 30_000,
  /** A lesson in view that nobody moves, scrolls or types in for so long is not being learned. */
  learningIdleMs: 180_000,
  /** The longest while of a beat, and how many a beat holds. */
  learningWhileSeconds: 900,
  learningWhilesAtOnce: 100,
  /** What was learned without network counts as long afterwards. */
  learningToldLateDays: 7,
  /** More than ten hours a day nobody learns. */
  learningDaySeconds: 36_000,
  /** So much of a video has to be seen before its lesson is complete, in percent (EVD-1). */
  videoSeenPercent: 80,
  /** Nobody is believed to watch faster than at this multiple of time. */
  fastestWatching: 2,
  /** The shortest length in seconds that a player may find for a video whose author gave none. */
  shortestVideoSeconds: 60,
  /** Shown where a lesson states no duration. */
  defaultLessonMinutes: 10,
  /** A learner may review a course from this progress on (CRS-6). */
  reviewMinimumProgress: 20,
  passwordMinimumLength: 8,
  minimumAge: 16,
  /** Digits that an authenticator app shows (IDM-1). */
  authenticatorCodeLength: 6,
  /** So many mails of one kind may be asked for to an address within an hour, with a pause between them (AUTH-11). */
  mailsPerAddressAndHour: 5,
  mailAgainSeconds: 60,
  /** An employer checks so many codes with one call (CRT-7). */
  certificatesAtOnce: 200,
} as const;
