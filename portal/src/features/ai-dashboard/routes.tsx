import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const aiDashboardRoutes: readonly FeatureRoute[] = [
  {
    path: paths.aiDashboard.pattern,
    page: lazy(() => import('./pages/AiDashboardPage')),
    access: 'signed-in',
  },
];
