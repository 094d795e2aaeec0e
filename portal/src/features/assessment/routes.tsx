import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const assessmentRoutes: readonly FeatureRoute[] = [
  {
    path: paths.skillsAssessment.pattern,
    page: lazy(() => import('./pages/AssessmentPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
