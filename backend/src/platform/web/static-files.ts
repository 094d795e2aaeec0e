import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';

const ONE_YEAR_S = 31_536_000;

/**
 * The files of a built app, compressed when it was built. Their list is read once, so that a call of the API costs no
 * visit to the disk. Hashed files never change; everything else is asked for again.
 */
export function staticFiles(folder: string): RequestHandler {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.includes('/assets/') ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache',
      ),
  });
  return (request, response, next) => {
    if (isApiCall(request) || !hasExtension(request) || isTemplate(request)) next();
    else files(request, response, () => next());
  };
}

export const isApiCall = ({ originalUrl }: Request): boolean => originalUrl.startsWith('/api/');

/** A navigation, not a call of the API and not a missing file. */
export const isPageRequest = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !isApiCall(request) && !hasExtension(request);

const hasExtension = ({ path }: Request): boolean => /\.\w{2,11}$/.test(path);

/** Pages have placeholders and are only sent filled in. */
const isTemplate = ({ path }: Request): boolean => path.endsWith('/index.html');
