import type { Request } from 'express';
import { canonicalId } from '#platform/database/is-uuid';

/** Which records a call is about: the id of its path, or those that a bulk action names. */
export function namedIds(request: Request): string[] {
  const { id } = request.params;
  if (typeof id === 'string') return [id];
  if (request.method === 'POST' || typeof request.query['filter'] !== 'string') return [];
  try {
    const filter = JSON.parse(request.query['filter']) as { id?: unknown } | null;
    const ids: unknown = filter?.id;
    return Array.isArray(ids) ? [...new Set(ids.filter((one) => typeof one === 'string').map(canonicalId))] : [];
  } catch {
    return [];
  }
}
