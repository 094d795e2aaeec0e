import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const outreachRoutes: readonly FeatureRoute[] = [
  {
    path: paths.contact.pattern,
    page: lazyPage(() => import('./pages/ContactPage')),
    access: 'public',
    prerendered: 'src/features/outreach/pages/ContactPage.tsx',
  },
  {
    path: paths.newsletterConfirm.pattern,
    page: lazyPage(() => import('./pages/NewsletterConfirmPage')),
    access: 'public',
  },
  {
    path: paths.newsletterUnsubscribe.pattern,
    page: lazyPage(() => import('./pages/NewsletterUnsubscribePage')),
    access: 'public',
  },
];
