import pg from 'pg';
import type { Invariant } from '#platform/database/invariant';

export interface InvariantReport {
  id: 'REL-1';
  pass: boolean;
  /** `drift` is the sum; each invariant has the number of its own deviations. */
  figures: Record<string, number>;
  /** Where the first deviations of each are. */
  examples: Record<string, string[]>;
}

const shown = 5;

/** Recomputes every fact from the rows of one moment, so that writes in between cannot look like drift (REL-1). */
export async function checkInvariants(databaseUrl: string, invariants: readonly Invariant[]): Promise<InvariantReport> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // Recounting a whole database may take longer than the role allows a request.
    await client.query('set local statement_timeout = 0');
    return await inspect(client, invariants);
  } finally {
    await client.end();
  }
}

/** The same inside a transaction that is open already. */
export async function inspect(client: pg.Client, invariants: readonly Invariant[]): Promise<InvariantReport> {
  const figures: Record<string, number> = {};
  const examples: Record<string, string[]> = {};
  for (const { name, sql } of invariants) {
    const { rows } = await client.query<{ id: string }>(sql);
    figures[name] = rows.length;
    if (rows.length > 0) examples[name] = rows.slice(0, shown).map(({ id }) => id);
  }
  const drift = Object.values(figures).reduce((sum, deviations) => sum + deviations, 0);
  return { id: 'REL-1', pass: drift === 0, figures: { drift, ...figures }, examples };
}
