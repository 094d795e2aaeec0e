import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const volunteerDashboardRoutes: readonly FeatureRoute[] = [
  {
    path: paths.volunteerDashboard.pattern,
    page: lazy(() => import('./pages/VolunteerDashboardPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
