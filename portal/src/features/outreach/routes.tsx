import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const outreachRoutes: readonly FeatureRoute[] = [
  {
    path: paths.contact.pattern,
    page: lazyPage(() => import('./pages/ContactPage')),
    access: 'public',
    usesMui: false,
    prerendered: 'src/features/outreach/pages/ContactPage.tsx',
  },
  {
    path: paths.newsletterConfirm.pattern,
    page: lazy(() => import('./pages/NewsletterConfirmPage')),
    access: 'public',
    usesMui: false,
  },
  {
    path: paths.newsletterUnsubscribe.pattern,
    page: lazy(() => import('./pages/NewsletterUnsubscribePage')),
    access: 'public',
    usesMui: false,
  },
];
