import type { Role } from '@masar/domain';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

/** Whose account menu offers it (NAV-2); administrators come by their dashboard and the console. */
export const courseCreators: readonly Role[] = ['instructor'];

export const authoringRoutes: readonly FeatureRoute[] = [
  {
    path: paths.createCourse.pattern,
    page: lazyPage(() => import('./pages/CreateCoursePage')),
    access: ['instructor', 'admin'],
  },
  {
    path: paths.editCourse.pattern,
    page: lazyPage(() => import('./pages/EditCoursePage')),
    access: 'PATCH /api/courses/{id}',
  },
  {
    path: paths.coursePeople.pattern,
    page: lazyPage(() => import('./pages/CoursePeoplePage')),
    access: 'GET /api/courses/{id}/invitations',
  },
  {
    path: paths.coursePlaces.pattern,
    page: lazyPage(() => import('./pages/CoursePlacesPage')),
    access: 'GET /api/courses/{id}/places',
  },
];
