import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const volunteerDashboardRoutes: readonly FeatureRoute[] = [
  {
    path: paths.volunteerDashboard.pattern,
    page: lazyPage(() => import('./pages/VolunteerDashboardPage')),
    access: 'signed-in',
  },
];
