import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const authoringRoutes: readonly FeatureRoute[] = [
  {
    path: paths.createCourse.pattern,
    page: lazy(() => import('./pages/CreateCoursePage')),
    access: ['instructor'],
    usesMui: false,
  },
  {
    path: paths.editCourse.pattern,
    page: lazy(() => import('./pages/EditCoursePage')),
    access: ['instructor', 'admin'],
    usesMui: false,
  },
  {
    path: paths.coursePlaces.pattern,
    page: lazy(() => import('./pages/CoursePlacesPage')),
    access: ['instructor', 'admin'],
    usesMui: false,
  },
];
