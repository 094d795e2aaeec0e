import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const certificateRoutes: readonly FeatureRoute[] = [
  {
    path: paths.certificates.pattern,
    page: lazyPage(() => import('./pages/CertificatesPage')),
    access: 'signed-in',
  },
  {
    path: paths.verifyMany.pattern,
    page: lazyPage(() => import('./pages/VerifyPage')),
    access: 'public',
    prerendered: 'src/features/certificates/pages/VerifyPage.tsx',
  },
  {
    path: paths.verify.pattern,
    page: lazyPage(() => import('./pages/VerificationPage')),
    access: 'public',
  },
];
