import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const analyticsRoutes: readonly FeatureRoute[] = [
  {
    path: paths.progress.pattern,
    page: lazyPage(() => import('./pages/ProgressPage')),
    access: 'signed-in',
  },
  {
    path: paths.analytics.pattern,
    page: lazyPage(() => import('./pages/TeachingReportsPage')),
    access: 'GET /api/instructor/analytics/courses',
  },
  {
    path: paths.courseReport.pattern,
    page: lazyPage(() => import('./pages/CourseReportPage')),
    access: 'GET /api/instructor/analytics/courses/{id}',
  },
];
