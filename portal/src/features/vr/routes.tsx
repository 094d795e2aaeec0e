import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const vrRoutes: readonly FeatureRoute[] = [
  { path: paths.vr.pattern, page: lazy(() => import('./pages/VrPage')), access: 'signed-in', usesMui: false },
  { path: paths.vrRoom.pattern, page: lazy(() => import('./pages/RoomPage')), access: 'signed-in', usesMui: false },
];
