import type { Role } from '@masar/domain';
import type { ComponentType } from 'react';
import type { RestrictedCall } from '#shared/session/restricted-call';
import type { LazyPage } from './lazy-page';

/** One screen of a feature; `app/router.tsx` adds guard, loading state and providers. */
export interface FeatureRoute {
  path: string;
  /** `lazyPage(() => import('./pages/CourseListPage'))`: every screen is a chunk of its own. */
  page: LazyPage | ComponentType;
  /**
   * Who may open it: everybody, whoever is signed in, whoever may make the call that it shows the answer of, or some roles
   * ('غير مصرح' for the others). Everything but a public page stands in MUI, which visitors do not load.
   */
  access: 'public' | 'signed-in' | RestrictedCall | readonly Role[];
  /**
   * The page's module, from the portal's folder (`src/app/pages/about/AboutPage.tsx`): its HTML is made at build time
   * in both languages and its code announced in it (PUB-7). Only for public routes.
   */
  prerendered?: string;
}
