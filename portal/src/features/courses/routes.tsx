import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const courseRoutes: readonly FeatureRoute[] = [
  {
    path: paths.courses.pattern,
    page: lazyPage(() => import('./pages/CourseListPage')),
    access: 'signed-in',
  },
  {
    path: paths.course.pattern,
    page: lazyPage(() => import('./pages/CourseDetailPage')),
    // Published courses are public, so that search engines and visitors find them (CRS-7, PUB-7).
    access: 'public',
    prerendered: 'src/features/courses/pages/CourseDetailPage.tsx',
  },
];
