import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const aiDashboardRoutes: readonly FeatureRoute[] = [
  {
    path: paths.aiDashboard.pattern,
    page: lazyPage(() => import('./pages/AiDashboardPage')),
    access: 'signed-in',
  },
];
