import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const gradeRoutes: readonly FeatureRoute[] = [
  { path: paths.myGrades.pattern, page: lazyPage(() => import('./pages/MyGradesPage')), access: 'signed-in' },
  {
    path: paths.gradebook.pattern,
    page: lazyPage(() => import('./pages/GradebookPage')),
    access: 'GET /api/courses/{id}/gradebook',
  },
  {
    path: paths.gradePlan.pattern,
    page: lazyPage(() => import('./pages/GradePlanPage')),
    access: 'PUT /api/courses/{id}/gradebook/settings',
  },
];
