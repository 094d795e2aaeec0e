import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

const pages = [
  [paths.opportunities, lazyPage(() => import('./opportunities/OpportunityListPage'))],
  [paths.opportunity, lazyPage(() => import('./opportunities/OpportunityPage'))],
  [paths.jobs, lazyPage(() => import('./jobs/JobListPage'))],
  [paths.job, lazyPage(() => import('./jobs/JobPage'))],
  [paths.services, lazyPage(() => import('./services/ServiceListPage'))],
  [paths.service, lazyPage(() => import('./services/ServicePage'))],
  [paths.applications, lazyPage(() => import('./applications/ApplicationListPage'))],
  [paths.application, lazyPage(() => import('./applications/ApplicationPage'))],
] as const;

/** What is posted and answered: lists, pages and one's applications. */
export const postingRoutes: readonly FeatureRoute[] = pages.map(([{ pattern: path }, page]) => ({
  path,
  page,
  access: 'signed-in',
}));
