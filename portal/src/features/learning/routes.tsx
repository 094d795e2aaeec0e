import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

/** The player and the final are composed by the app, which gives them what stands around a lesson and after a course. */
export const learningRoutes: readonly FeatureRoute[] = [
  {
    path: paths.firstLesson.pattern,
    page: lazyPage(() => import('./pages/FirstLessonPage')),
    // Drawn by browsers alone: an author's text could keep the server's own process busy for seconds (SEC-14).
    access: 'public',
  },
];
