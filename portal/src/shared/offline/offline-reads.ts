const id = '[0-9a-f-]{36}';

/**
 * The only calls whose answers are kept for reading without network (PERF-5): what home, the courses, the lessons and
 * the certificates of a learner are drawn from. Everything else of the API is never kept.
 */
const keptReads = new RegExp(
  `^/api/(auth/(user|config)|dashboard(/home)?|enrollments|course-places|categories|certificates|notifications/unread-count|site/shell|courses(/${id}(/lessons)?)?|lessons/${id})$`,
);

export const isOfflineRead = (pathname: string): boolean => keptReads.test(pathname);
