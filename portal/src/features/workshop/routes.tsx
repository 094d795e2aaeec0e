import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const workshopRoutes: readonly FeatureRoute[] = [
  {
    path: paths.projectBuilder.pattern,
    page: lazy(() => import('./pages/ProjectBuilderPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
