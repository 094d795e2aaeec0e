import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const courseRoutes: readonly FeatureRoute[] = [
  {
    path: paths.courses.pattern,
    page: lazy(() => import('./pages/CourseListPage')),
    access: 'signed-in',
    usesMui: false,
  },
  {
    path: paths.course.pattern,
    page: lazy(() => import('./pages/CourseDetailPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
