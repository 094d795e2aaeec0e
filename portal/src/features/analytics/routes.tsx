import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

const teachers = ['instructor', 'admin'] as const;

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
    access: teachers,
    usesMui: false,
  },
  {
    path: paths.courseReport.pattern,
    page: lazy(() => import('./pages/CourseReportPage')),
    access: teachers,
    usesMui: false,
  },
];
