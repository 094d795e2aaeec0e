import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import staticGzip from 'express-static-gzip';

const ONE_YEAR_S = 31_536_000;

/**
 * The files of a built app, compressed when it was built; one that disappears under a running server is not found.
 * Hashed files never change; everything else is asked for again.
 */
export function staticFiles(folder: string): RequestHandler {
  const files = staticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { index: false, redirect: false, setHeaders: cacheByKind },
  });
  return (request, response, next) => {
    // Looking for a file of that name would cost every call of the API a visit to the disk.
    if (isApiCall(request) || !hasExtension(request) || isTemplate(request)) next();
    else files(request, response, next);
  };
}

function cacheByKind(response: ServerResponse, path: string): void {
  const isHashed = path.includes('/assets/');
  response.setHeader('Cache-Control', isHashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache');
}

const isApiCall = ({ originalUrl }: Request): boolean => originalUrl.startsWith('/api/');

/** A navigation, not a call of the API and not a missing file. */
export const isPageRequest = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !isApiCall(request) && !hasExtension(request);

/** What a browser asks for as a page, though its address ends like a file: `/site-texts/about.mission`. */
export const asksForPage = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');

const hasExtension = ({ path }: Request): boolean => /\.\w{2,11}$/.test(path);

/** Pages have placeholders and are only sent filled in. */
const isTemplate = ({ path }: Request): boolean => path.endsWith('/index.html');
