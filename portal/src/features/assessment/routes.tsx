import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const assessmentRoutes: readonly FeatureRoute[] = [
  {
    path: paths.skillsAssessment.pattern,
    page: lazyPage(() => import('./pages/AssessmentPage')),
    access: 'signed-in',
  },
];
