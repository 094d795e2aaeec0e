import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const jobRoutes: readonly FeatureRoute[] = [
  { path: paths.jobs.pattern, page: lazy(() => import('./pages/JobListPage')), access: 'signed-in', usesMui: false },
  { path: paths.job.pattern, page: lazy(() => import('./pages/JobDetailPage')), access: 'signed-in', usesMui: false },
];
