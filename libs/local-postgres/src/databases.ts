import pg from 'pg';

export interface CreateDatabaseOptions {
  /** Database to copy; nobody may be connected to it. */
  template?: string;
  /** Role that owns the new database; the connecting one when absent. */
  owner?: string;
}

/** The same server and account, another database. */
export function urlForDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

/** Creates a database, as a copy of `template` when one is named, and returns its address for the same account. */
export async function createDatabase(
  adminUrl: string,
  name: string,
  { template, owner }: CreateDatabaseOptions = {},
): Promise<string> {
  await onServer(adminUrl, async (client) => {
    const parts = [`CREATE DATABASE ${client.escapeIdentifier(name)}`];
    if (owner !== undefined) parts.push(`OWNER ${client.escapeIdentifier(owner)}`);
    // Copying files is several times faster than the default through the log, which pays off for large databases only.
    if (template !== undefined) parts.push(`TEMPLATE ${client.escapeIdentifier(template)} STRATEGY file_copy`);
    await client.query(parts.join(' '));
  });
  return urlForDatabase(adminUrl, name);
}

/** Drops a database if it exists, closing whatever connections it still has. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await onServer(adminUrl, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}

/** One short connection for one piece of administration. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A server that goes away mid-way also emits on the client, which would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
