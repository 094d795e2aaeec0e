import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

const pages = [
  [paths.opportunities, lazy(() => import('./opportunities/OpportunityListPage'))],
  [paths.opportunity, lazy(() => import('./opportunities/OpportunityPage'))],
  [paths.jobs, lazy(() => import('./jobs/JobListPage'))],
  [paths.job, lazy(() => import('./jobs/JobPage'))],
  [paths.services, lazy(() => import('./services/ServiceListPage'))],
  [paths.service, lazy(() => import('./services/ServicePage'))],
  [paths.applications, lazy(() => import('./applications/ApplicationListPage'))],
  [paths.application, lazy(() => import('./applications/ApplicationPage'))],
] as const;

/** What is posted and answered: lists, pages and one's applications. */
export const postingRoutes: readonly FeatureRoute[] = pages.map(([{ pattern: path }, page]) => ({
  path,
  page,
  access: 'signed-in',
  usesMui: false,
}));
