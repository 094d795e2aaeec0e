import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

/** Open to all, because visitors see 'Login Required' here instead of the guard's redirect. */
export const profileRoutes: readonly FeatureRoute[] = [
  {
    path: paths.profile.pattern,
    page: lazyPage(() => import('./pages/ProfilePage')),
    access: 'public',
  },
];
