import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

/** The player itself is composed by the app, which gives it what stands around a lesson. */
export const learningRoutes: readonly FeatureRoute[] = [
  { path: paths.courseFinal.pattern, page: lazyPage(() => import('./pages/FinalPage')), access: 'signed-in' },
];
