import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const serviceRoutes: readonly FeatureRoute[] = [
  {
    path: paths.services.pattern,
    page: lazy(() => import('./pages/ServiceListPage')),
    access: 'signed-in',
    usesMui: false,
  },
  {
    path: paths.service.pattern,
    page: lazy(() => import('./pages/ServicePage')),
    access: 'signed-in',
    usesMui: false,
  },
];
