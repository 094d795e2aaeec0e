import type { Client } from 'pg';
import { noteCommand } from './note-command.js';

/** Retires the keys that sign, with an entry in the audit log, all or nothing (CRT-5, SEC-8). Says how many there were. */
export async function rotateKeys(client: Client): Promise<number> {
  await client.query('begin');
  const { rows } = await client.query<{ id: string; algorithm: string; retiredAt: string }>(
    `update signing_keys set retired_at = now() where retired_at is null
     returning id, algorithm, to_jsonb(retired_at) as "retiredAt"`,
  );
  if (rows.length > 0)
    await noteCommand(client, {
      action: 'rotate',
      resource: 'signing-keys',
      before: { signingKeys: rows.map((key) => ({ ...key, retiredAt: null })) },
      after: { signingKeys: rows },
    });
  await client.query('commit');
  return rows.length;
}
