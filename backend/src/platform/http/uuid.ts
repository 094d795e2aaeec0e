import type { NextFunction, Request, Response } from 'express';

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === 'string' && form.test(value);

/** A uuid in the one spelling that the database answers with; anything else as it is. */
export const canonicalId = <T>(value: T): T | string => (isUuid(value) ? value.toLowerCase() : value);

/**
 * Spells the uuids of a path as the database does, before anybody compares them: a capital letter would name the same
 * row to the route and none to the audit log (CON-2).
 */
export function canonicalPath(request: Request, _response: Response, next: NextFunction): void {
  const [path = '', ...query] = request.url.split('?');
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
