import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const vrRoutes: readonly FeatureRoute[] = [
  { path: paths.vr.pattern, page: lazyPage(() => import('./pages/VrPage')), access: 'signed-in' },
  { path: paths.vrRoom.pattern, page: lazyPage(() => import('./pages/RoomPage')), access: 'signed-in' },
];
