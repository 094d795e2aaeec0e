import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

const CommunityPage = lazyPage(() => import('./pages/CommunityPage'));

/** One screen with two addresses (spec 2). */
export const communityRoutes: readonly FeatureRoute[] = [paths.community.pattern, paths.discussions.pattern].map(
  (path) => ({ path, page: CommunityPage, access: 'signed-in' }),
);
