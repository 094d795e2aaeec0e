import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const analyticsRoutes: readonly FeatureRoute[] = [
  {
    path: paths.progress.pattern,
    page: lazy(() => import('./pages/ProgressPage')),
    access: 'signed-in',
    usesMui: false,
  },
  {
    path: paths.analytics.pattern,
    page: lazy(() => import('./pages/TeachingReportsPage')),
    access: 'GET /api/instructor/analytics/courses',
    usesMui: false,
  },
  {
    path: paths.courseReport.pattern,
    page: lazy(() => import('./pages/CourseReportPage')),
    access: 'GET /api/instructor/analytics/courses/{id}',
    usesMui: false,
  },
];
