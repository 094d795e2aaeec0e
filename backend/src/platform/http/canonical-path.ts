import type { NextFunction, Request, Response } from 'express';
import { isUuid } from '#platform/database/is-uuid';

/**
 * Spells the uuids of a path as the database does, before anybody compares them: a capital letter would name the same
 * row to the route and none to the audit log (CON-2).
 */
export function canonicalPath(request: Request, _response: Response, next: NextFunction): void {
  const [path = '', ...query] = request.url.split('?');
  // Nearly every call: nothing in it that is spelled in another way.
  if (!/[A-F%]/.test(path)) return next();
  request.url = [path.split('/').map(canonicalSegment).join('/'), ...query].join('?');
  next();
}

function canonicalSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    return isUuid(decoded) ? decoded.toLowerCase() : segment;
  } catch {
    return segment;
  }
}
