import { lazy } from 'react';
import type { Role } from '@masar/domain';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

/** Fewer than may call POST /api/courses: the screen is for instructors only (spec 6). */
export const courseCreators: readonly Role[] = ['instructor'];

export const authoringRoutes: readonly FeatureRoute[] = [
  {
    path: paths.createCourse.pattern,
    page: lazy(() => import('./pages/CreateCoursePage')),
    access: courseCreators,
    usesMui: false,
  },
  {
    path: paths.editCourse.pattern,
    page: lazy(() => import('./pages/EditCoursePage')),
    access: 'PATCH /api/courses/{id}',
    usesMui: false,
  },
  {
    path: paths.coursePlaces.pattern,
    page: lazy(() => import('./pages/CoursePlacesPage')),
    access: 'GET /api/courses/{id}/places',
    usesMui: false,
  },
];
