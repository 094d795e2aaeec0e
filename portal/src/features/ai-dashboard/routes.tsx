import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const aiDashboardRoutes: readonly FeatureRoute[] = [
  {
    path: paths.aiDashboard.pattern,
    page: lazy(() => import('./pages/AiDashboardPage')),
    access: 'signed-in',
  },
];
