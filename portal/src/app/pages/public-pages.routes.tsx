import { categoryIds } from '@masar/domain';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

const CategoryPage = lazyPage(() => import('./category/CategoryPage'));

/** Pages that tell visitors about Masar: who is behind it, what is taught, and under which rules (PUB-2 to PUB-4). */
export const publicPageRoutes: readonly FeatureRoute[] = [
  {
    path: paths.about.pattern,
    page: lazyPage(() => import('./about/AboutPage')),
    access: 'public',
    prerendered: 'src/app/pages/about/AboutPage.tsx',
  },
  ...categoryIds.map((category) => ({
    path: paths.category.href(category),
    page: CategoryPage,
    access: 'public' as const,
    prerendered: 'src/app/pages/category/CategoryPage.tsx',
  })),
  {
    path: paths.privacyPolicy.pattern,
    page: lazyPage(() => import('./legal/PrivacyPolicyPage')),
    access: 'public',
    prerendered: 'src/app/pages/legal/PrivacyPolicyPage.tsx',
  },
  {
    path: paths.termsOfService.pattern,
    page: lazyPage(() => import('./legal/TermsOfServicePage')),
    access: 'public',
    prerendered: 'src/app/pages/legal/TermsOfServicePage.tsx',
  },
  {
    path: paths.cookiePolicy.pattern,
    page: lazyPage(() => import('./legal/CookiePolicyPage')),
    access: 'public',
    prerendered: 'src/app/pages/legal/CookiePolicyPage.tsx',
  },
];
