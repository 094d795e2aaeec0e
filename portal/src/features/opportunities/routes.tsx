import { lazy } from 'react';
import { paths } from '#app/paths';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export const opportunityRoutes: readonly FeatureRoute[] = [
  {
    path: paths.opportunities.pattern,
    page: lazy(() => import('./pages/OpportunityListPage')),
    access: 'signed-in',
    usesMui: false,
  },
  {
    path: paths.opportunity.pattern,
    page: lazy(() => import('./pages/OpportunityPage')),
    access: 'signed-in',
    usesMui: false,
  },
];
