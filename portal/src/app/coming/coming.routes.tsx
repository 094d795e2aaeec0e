import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '../paths';
import type { ComingName } from './coming.messages';

const ComingPage = lazy(() => import('./ComingPage'));

/** A screen of the route table whose real page is not there yet. A feature's own route comes before it. */
function coming(path: string, name: ComingName, access: FeatureRoute['access']): FeatureRoute {
  return { path, access, page: () => <ComingPage name={name} />, usesMui: false };
}

export const comingRoutes: readonly FeatureRoute[] = [
  coming(paths.analytics.pattern, 'analytics', ['instructor', 'admin']),
];
