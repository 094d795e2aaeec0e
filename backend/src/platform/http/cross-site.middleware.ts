import type { NextFunction, Request, Response } from 'express';
import { CrossSiteRequest } from '#platform/errors/platform.errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page sends with our cookie (SEC-2, AUTH-8): by Sec-Fetch-Site where the
 * browser sends it, else by Origin. Clients that are no browsers send neither and carry no ambient cookie.
 */
export const refuseCrossSite =
  (publicUrl: string) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (!safeMethods.has(request.method) && isCrossSite(request, publicUrl)) throw new CrossSiteRequest();
    next();
  };

function isCrossSite(request: Request, publicUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (typeof fetchSite === 'string') return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.headers.host}`;
}
