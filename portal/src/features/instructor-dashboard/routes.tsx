import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const instructorDashboardRoutes: readonly FeatureRoute[] = [
  {
    path: paths.instructorDashboard.pattern,
    page: lazyPage(() => import('./pages/InstructorDashboardPage')),
    access: 'GET /api/instructor/dashboard',
  },
  {
    path: paths.courseInvitations.pattern,
    page: lazyPage(() => import('./pages/CourseInvitationsPage')),
    access: 'signed-in',
  },
  {
    path: paths.certificateReviews.pattern,
    page: lazyPage(() => import('./pages/CertificateReviewsPage')),
    access: 'GET /api/certificate-reviews',
  },
];
