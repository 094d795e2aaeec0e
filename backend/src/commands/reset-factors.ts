import type { Client } from 'pg';
import { noteCommand } from './note-command.js';

const factorTables = ['totp_secrets', 'passkeys', 'recovery_codes'];

/**
 * Takes the second factor of an account away and ends its sessions, all or nothing, with an entry in the audit log
 * (IDM-1, SEC-8). Says whether there is such an account.
 */
export async function resetFactors(client: Client, email: string): Promise<boolean> {
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    'select id from users where lower(email) = lower($1) for update',
    [email],
  );
  const id = rows[0]?.id;
  if (id) await takeAway(client, id);
  await client.query('commit');
  return id !== undefined;
}

async function takeAway(client: Client, id: string): Promise<void> {
  for (const table of factorTables) await client.query(`delete from ${table} where user_id = $1`, [id]);
  // Whoever sits at one of them may be why this is needed.
  await client.query(
    `delete from sessions where sess -> 'passport' -> 'user' ->> 'id' = $1 or sess -> 'secondStep' ->> 'userId' = $1`,
    [id],
  );
  await noteCommand(client, { action: 'reset-second-factor', resource: 'users', resourceId: id });
}
