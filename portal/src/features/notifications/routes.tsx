import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

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
