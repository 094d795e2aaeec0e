import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

const page = lazyPage(() => import('./pages/AdminDashboardPage'));

/** One screen under both addresses (spec 2). */
export const adminDashboardRoutes: readonly FeatureRoute[] = [
  { path: paths.admin.pattern, page, access: ['admin'] },
  { path: paths.adminDashboard.pattern, page, access: ['admin'] },
];
