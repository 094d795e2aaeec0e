import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

const CommunityPage = lazy(() => import('./pages/CommunityPage'));

/** One screen with two addresses (spec 2). */
export const communityRoutes: readonly FeatureRoute[] = [paths.community.pattern, paths.discussions.pattern].map(
  (path) => ({ path, page: CommunityPage, access: 'signed-in', usesMui: false }),
);
