import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const certificateRoutes: readonly FeatureRoute[] = [
  {
    path: paths.certificates.pattern,
    page: lazy(() => import('./pages/CertificatesPage')),
    access: 'signed-in',
    usesMui: false,
  },
  {
    path: paths.verifyMany.pattern,
    page: lazyPage(() => import('./pages/VerifyPage')),
    access: 'public',
    usesMui: false,
    prerendered: 'src/features/certificates/pages/VerifyPage.tsx',
  },
  {
    path: paths.verify.pattern,
    page: lazy(() => import('./pages/VerificationPage')),
    access: 'public',
    usesMui: false,
  },
];
