import type { AuditedDeed } from '#platform/audit/audited-deeds';

/** Whether the route is about records that the log reads whole before and after, each with an entry of its own. */
export interface AuditedRoute extends AuditedDeed {
  isAboutRecords: boolean;
}

const actionOf: Readonly<Record<string, string>> = {
  POST: 'create',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'remove',
};

/** Write their own entry, or none at all: what happens stands in no row, or must not be kept as the row that it was. */
const writeTheirOwn: readonly string[] = [
  'POST admin/exports',
  'POST admin/users/:id/erasure',
  'PUT admin/users/:id/email',
  'DELETE profile',
];

/** Outside the console: what administrators do to the content of others, not what they do as learners or members. */
const elsewhere = [
  /^(PATCH|DELETE) (courses|course-places|lessons|discussions|replies|opportunities|services|jobs|applications|volunteer-hours)\/:\w+$/,
  /^POST (courses|courses\/import|course-places\/grant|opportunities|services|jobs)$/,
  /^(POST|PUT) courses\/:\w+\/(publish|unpublish|lessons|lessons\/order)$/,
  /^(PUT|DELETE) courses\/:\w+\/cover$/,
  /^PUT bank-questions\/:\w+$/,
  /^POST certificates\/:\w+\/(approve|revoke|reissue)$/,
  /^POST certificate-(reviews|corrections)\/:\w+\/decision$/,
  /^POST (discussions|replies)\/:\w+\/(hide|unhide|lock|unlock|pin|unpin|move|accept|unaccept)$/,
  /^(POST|PUT|PATCH|DELETE) vr\/(sessions|workshops)(\/:\w+(\/(start|end|cancel|open|close))?)?$/,
  /^(POST|DELETE) organization-tokens(\/:\w+)?$/,
  // A ping changes nothing, and asks another server: no transaction should wait for that.
  /^(POST|PATCH|DELETE) webhooks(\/:\w+(\/(secret|deliveries\/:\w+\/again))?)?$/,
];

/**
 * Under which words a route is written to the audit log when an administrator calls it (CON-2). Every write is, whoever
 * adds it; `path` as the controllers declare it, without `/api`.
 */
export function auditedDeed(method: string, path: string): AuditedRoute | undefined {
  if (!(method in actionOf)) return undefined;
  const segments = path.split('/').filter(Boolean);
  if (writeTheirOwn.includes(`${method} ${segments.join('/')}`)) return undefined;
  if (segments[0] === 'admin') return { ...deedOf(method, segments.slice(1)), isAboutRecords: true };
  const isAboutRecords = elsewhere.some((deed) => deed.test(`${method} ${segments.join('/')}`));
  const named = segments[0] === 'vr' ? [`vr-${segments[1]}`, ...segments.slice(2)] : segments;
  return { ...deedOf(method, named), isAboutRecords };
}

function deedOf(method: string, [resource = '', ...rest]: string[]): AuditedDeed {
  const verb = rest.filter((segment) => !segment.startsWith(':')).join('-');
  return { resource, action: verb || actionOf[method]! };
}
