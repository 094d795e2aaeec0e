import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

const CommunityPage = lazyPage(() => import('./pages/CommunityPage'));

// With the parser of its texts, so that they come in their full height.
const parser = () => import('#subjects/markdown/Markdown').then(({ loadMarkdown }) => loadMarkdown());
const TopicPage = lazyPage(async () => (await Promise.all([import('./pages/TopicPage'), parser()]))[0]);

/** One screen with two addresses (spec 2), and a page for each discussion (COM-10). */
export const communityRoutes: readonly FeatureRoute[] = [
  { path: paths.community.pattern, page: CommunityPage, access: 'signed-in' },
  { path: paths.discussions.pattern, page: CommunityPage, access: 'signed-in' },
  { path: paths.discussion.pattern, page: TopicPage, access: 'signed-in' },
];
