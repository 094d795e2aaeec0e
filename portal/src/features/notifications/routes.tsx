import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const notificationRoutes: readonly FeatureRoute[] = [
  {
    path: paths.notifications.pattern,
    page: lazyPage(() => import('./pages/NotificationsPage')),
    access: 'signed-in',
  },
  {
    path: paths.notificationsUnsubscribe.pattern,
    page: lazyPage(() => import('./pages/EndMailsPage')),
    access: 'public',
  },
];
