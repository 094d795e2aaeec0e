import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

/** Open to all, because visitors see 'Login Required' here instead of the guard's redirect. */
export const profileRoutes: readonly FeatureRoute[] = [
  {
    path: paths.profile.pattern,
    page: lazy(() => import('./pages/ProfilePage')),
    access: 'public',
    usesMui: false,
  },
];
