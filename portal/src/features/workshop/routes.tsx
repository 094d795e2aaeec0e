import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const workshopRoutes: readonly FeatureRoute[] = [
  {
    path: paths.projectBuilder.pattern,
    page: lazy(() => import('./pages/ProjectBuilderPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
