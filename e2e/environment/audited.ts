import type { APIRequestContext } from '@playwright/test';

interface AuditEntry {
  action: string;
  sequence: string;
}

async function entriesOf(admin: APIRequestContext, filter: object): Promise<AuditEntry[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(['sequence', 'DESC']),
    range: JSON.stringify([0, 9]),
  });
  const answer = await admin.get(`/api/admin/audit-log?${query.toString()}`);
  if (!answer.ok()) throw new Error(`audit-log: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as AuditEntry[];
}

/** What the audit log tells of a resource, or of one of its records, the latest first; ten at most (CON-2). */
export async function audited(
  admin: APIRequestContext,
  filter: { resource: string; resourceId?: string },
): Promise<string[]> {
  return (await entriesOf(admin, filter)).map(({ action }) => action);
}

/** Watches a resource: answers what the log was told since, the latest first. */
export async function auditedSinceNow(admin: APIRequestContext, resource: string): Promise<() => Promise<string[]>> {
  const [last] = await entriesOf(admin, { resource });
  return async () => {
    const entries = await entriesOf(admin, { resource });
    return entries.filter(({ sequence }) => BigInt(sequence) > BigInt(last?.sequence ?? 0)).map(({ action }) => action);
  };
}
