import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const instructorDashboardRoutes: readonly FeatureRoute[] = [
  {
    path: paths.instructorDashboard.pattern,
    page: lazy(() => import('./pages/InstructorDashboardPage')),
    access: 'GET /api/instructor/dashboard',
    usesMui: false,
  },
  {
    path: paths.certificateReviews.pattern,
    page: lazy(() => import('./pages/CertificateReviewsPage')),
    access: 'GET /api/certificate-reviews',
    usesMui: false,
  },
];
