import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const applicationRoutes: readonly FeatureRoute[] = [
  {
    path: paths.applications.pattern,
    page: lazy(() => import('./pages/ApplicationListPage')),
    access: 'signed-in',
    usesMui: false,
  },
  {
    path: paths.application.pattern,
    page: lazy(() => import('./pages/ApplicationPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
