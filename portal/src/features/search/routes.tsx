import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const searchRoutes: readonly FeatureRoute[] = [
  {
    path: paths.search.pattern,
    page: lazyPage(() => import('./pages/SearchPage')),
    // The server decides what each reader may find (SRCH-1).
    access: 'public',
  },
];
