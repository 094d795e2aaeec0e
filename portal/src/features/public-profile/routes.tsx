import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const publicProfileRoutes: readonly FeatureRoute[] = [
  {
    path: paths.person.pattern,
    page: lazyPage(() => import('./pages/PersonPage')),
    access: 'public',
    prerendered: 'src/features/public-profile/pages/PersonPage.tsx',
  },
];
