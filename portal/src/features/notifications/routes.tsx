import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

export const notificationRoutes: readonly FeatureRoute[] = [
  {
    path: paths.notifications.pattern,
    page: lazy(() => import('./pages/NotificationsPage')),
    access: 'signed-in',
    usesMui: false,
  },
  {
    path: paths.notificationsUnsubscribe.pattern,
    page: lazy(() => import('./pages/EndMailsPage')),
    access: 'public',
    usesMui: false,
  },
];
