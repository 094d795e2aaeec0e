import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const assessmentRoutes: readonly FeatureRoute[] = [
  {
    path: paths.skillsAssessment.pattern,
    page: lazy(() => import('./pages/AssessmentPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
