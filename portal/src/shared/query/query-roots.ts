declare const isRoot: unique symbol;

/** A first word of query keys; none but those below. */
type QueryRoot = string & { readonly [isRoot]: true };

const rootsNamed = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, [name]])) as unknown as Record<Name, readonly [QueryRoot]>;

/**
 * The keys below which everything is kept that was read, one for each thing: what changes something invalidates its root,
 * whoever has read it. `[...queryRoots.lessons, id]` is the key of a lesson.
 */
export const queryRoots = rootsNamed(
  'adminDashboard',
  'analytics',
  'applications',
  'attemptRequests',
  'assessments',
  'assignments',
  'categories',
  'certificateCorrections',
  'certificateReviews',
  'certificates',
  'code',
  'community',
  'courseInvitations',
  'coursePlaces',
  'courses',
  'dashboard',
  'enrollments',
  'firstVisit',
  'grades',
  'instructorDashboard',
  'jobs',
  'learningSigns',
  'lessons',
  'notificationPreferences',
  'notifications',
  'opportunities',
  'passwordLink',
  'people',
  'profile',
  'projects',
  'questionBanks',
  'recommendations',
  'savedCourse',
  'schedule',
  'search',
  'secondStep',
  'services',
  'session',
  'site',
  'skills',
  'teachingReports',
  'translations',
  'volunteerHours',
  'vr',
);

declare module '@tanstack/react-query' {
  interface Register {
    /** A key with a first word of its own does not compile. */
    queryKey: readonly [QueryRoot, ...unknown[]];
  }
}
