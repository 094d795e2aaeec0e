import type { Client } from 'pg';
import { noteCommand } from './note-command.js';

/** What became of the wish to make an account an administrator. */
export type Promotion = 'promoted' | 'already' | 'unconfirmed' | 'unknown';

interface Account {
  id: string;
  role: string;
  is_confirmed: boolean;
}

/**
 * Makes the account of an address an administrator and writes it into the audit log, all or nothing (AUTH-7, SEC-8).
 * Before its owner has confirmed the address, the account might become anybody's.
 */
export async function promoteAccount(client: Client, email: string): Promise<Promotion> {
  await client.query('begin');
  const { rows } = await client.query<Account>(
    'select id, role, email_verified_at is not null as is_confirmed from users where lower(email) = lower($1) for update',
    [email],
  );
  const [account] = rows;
  const outcome = outcomeFor(account);
  if (account && outcome === 'promoted') await promote(client, account);
  await client.query('commit');
  return outcome;
}

function outcomeFor(account: Account | undefined): Promotion {
  if (!account) return 'unknown';
  if (!account.is_confirmed) return 'unconfirmed';
  return account.role === 'admin' ? 'already' : 'promoted';
}

async function promote(client: Client, { id, role }: Account): Promise<void> {
  await client.query(`update users set role = 'admin', updated_at = now() where id = $1`, [id]);
  // Open sessions carry the role; they learn of it in the same transaction.
  await client.query(
    `update sessions set sess = jsonb_set(sess, '{passport,user,role}', '"admin"') where sess -> 'passport' -> 'user' ->> 'id' = $1`,
    [id],
  );
  // Whoever is made an administrator has what they asked for: nothing of theirs waits in the console (AUTH-7).
  await client.query(
    `update role_requests set status = 'approved', decided_at = now() where user_id = $1 and status = 'pending'`,
    [id],
  );
  const deed = { action: 'promote', resource: 'users', resourceId: id, people: [id] };
  await noteCommand(client, { ...deed, before: { role }, after: { role: 'admin' } });
}
