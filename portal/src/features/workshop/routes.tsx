import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const workshopRoutes: readonly FeatureRoute[] = [
  {
    path: paths.projectBuilder.pattern,
    page: lazyPage(() => import('./pages/ProjectBuilderPage')),
    access: 'signed-in',
  },
];
