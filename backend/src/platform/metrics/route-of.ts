import type { Request } from 'express';

/** Addresses of the API that no route answers, and everything outside it: pages and files. */
const unknownRoute = 'unknown';
const pages = 'pages';

/**
 * The template of the route that answered, such as `/api/courses/:id`: one of a fixed set, however many addresses people
 * try, and without what stands in them.
 */
export function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  // Nest's own answer to what no route takes is a wildcard.
  if (typeof path === 'string' && !path.includes('*')) return path;
  return request.originalUrl.startsWith('/api') ? unknownRoute : pages;
}
