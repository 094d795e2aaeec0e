import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

const page = lazy(() => import('./pages/AdminDashboardPage'));

/** One screen under both addresses (spec 2). */
export const adminDashboardRoutes: readonly FeatureRoute[] = [
  { path: paths.admin.pattern, page, access: ['admin'], usesMui: false },
  { path: paths.adminDashboard.pattern, page, access: ['admin'], usesMui: false },
];
