import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const volunteerDashboardRoutes: readonly FeatureRoute[] = [
  {
    path: paths.volunteerDashboard.pattern,
    page: lazy(() => import('./pages/VolunteerDashboardPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
