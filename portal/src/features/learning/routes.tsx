import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

/** The player itself is composed by the app, which gives it what stands around a lesson. */
export const learningRoutes: readonly FeatureRoute[] = [
  { path: paths.courseFinal.pattern, page: lazyPage(() => import('./pages/FinalPage')), access: 'signed-in' },
  {
    path: paths.firstLesson.pattern,
    page: lazyPage(() => import('./pages/FirstLessonPage')),
    // Drawn by browsers alone: an author's text could keep the server's own process busy for seconds (SEC-14).
    access: 'public',
  },
];
