import { matchPath } from 'react-router-dom';
import { routes } from '#app/router';
import type { FeatureRoute } from '#shared/navigation/feature-route';

export type PrerenderedRoute = FeatureRoute & { prerendered: string };

const isPrerendered = (route: FeatureRoute): route is PrerenderedRoute => route.prerendered !== undefined;

const hasParameter = ({ path }: FeatureRoute): boolean => path.includes(':');

/** Pages whose HTML is written at build time, without what an installation says of itself; the first route of a path counts, as in the router. */
export const staticRoutes: readonly PrerenderedRoute[] = routes
  .filter((route, index) => routes.findIndex(({ path }) => path === route.path) === index)
  .filter(isPrerendered)
  .filter((route) => !hasParameter(route) && route.path !== '*');

export const notFoundRoute = routes.filter(isPrerendered).find(({ path }) => path === '*');

/** The page of an address, drawn when it is asked for, with what it says on this installation. */
export const requestRouteOf = (path: string): PrerenderedRoute | undefined =>
  routes.filter(isPrerendered).find((route) => hasParameter(route) && matchPath(route.path, path)) ??
  staticRoutes.find((route) => route.path === path);

/** Every pattern that has a screen; any other address is not found. */
export const knownPatterns: readonly string[] = routes.map(({ path }) => path).filter((path) => path !== '*');
