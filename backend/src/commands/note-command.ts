import { serverActorId } from '@masar/domain';
import pg from 'pg';

/** What a command did, as the audit log tells it; ids of people where it is about their account. */
export interface CommandDeed {
  action: string;
  resource: string;
  resourceId?: string;
  before?: object;
  after?: object;
  people?: readonly string[];
}

/** Writes what somebody did at the server's command line into the audit log (CON-2, SEC-8). */
export async function noteCommand(client: pg.ClientBase, deed: CommandDeed): Promise<void> {
  const { action, resource, resourceId, before, after, people = [] } = deed;
  await client.query('select audit_append($1, $2, $3, $4, null, $5::jsonb, $6::jsonb, $7::uuid[])', [
    serverActorId,
    action,
    resource,
    resourceId ?? null,
    before ? JSON.stringify(before) : null,
    after ? JSON.stringify(after) : null,
    [...people],
  ]);
}

const append = 'audit_append(uuid, text, text, text, text, jsonb, jsonb, uuid[])';

/** The same on a connection of its own, for what is done to a whole database: one of long ago may have no such log. */
export async function noteCommandIn(databaseUrl: string, deed: CommandDeed): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ has: boolean }>('select to_regprocedure($1) is not null as has', [append]);
    if (rows[0]!.has) await noteCommand(client, deed);
  } finally {
    await client.end();
  }
}
