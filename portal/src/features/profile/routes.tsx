import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

/** Open to all, because visitors see 'Login Required' here instead of the guard's redirect. */
export const profileRoutes: readonly FeatureRoute[] = [
  {
    path: paths.profile.pattern,
    page: lazy(() => import('./pages/ProfilePage')),
    access: 'public',
    usesMui: false,
  },
];
