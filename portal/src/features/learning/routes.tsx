import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const learningRoutes: readonly FeatureRoute[] = [
  {
    path: paths.lesson.pattern,
    page: lazy(() => import('./pages/LessonPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
