import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** So many new learners, as signing up would have made them; answers their ids. */
export async function newPeople(client: pg.Client, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into users (id, email, first_name, last_name, role, is_demo)
     select id, id || '@example.org', 'متعلّم', 'من الجمع', 'student', true from unnest($1::uuid[]) as u (id)`,
    [ids],
  );
  return ids;
}

/** Writes sessions of learners as signing in would, without its limits; answers their cookies. */
export async function signIn(client: pg.Client, ids: readonly string[]): Promise<string[]> {
  const secret = process.env.SESSION_SECRET;
  if (!secret) throw new Error('The bench needs the SESSION_SECRET that the measured server has');
  const expire = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const rows = ids.map((id) => {
    const token = randomBytes(24).toString('base64url');
    const signature = createHmac('sha256', secret).update(token).digest('base64').replace(/=+$/, '');
    const sess = {
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, expires: expire.toISOString() },
      passport: { user: { id, role: 'student' } },
      createdAt: new Date().toISOString(),
    };
    const sid = createHash('sha256').update(token).digest('hex');
    return { sid, sess, cookie: `masar=${encodeURIComponent(`s:${token}.${signature}`)}` };
  });
  await client.query(
    `insert into sessions (sid, sess, expire)
     select sid, sess, $2 from json_to_recordset($1::json) as r (sid text, sess json)`,
    [JSON.stringify(rows), expire],
  );
  return rows.map(({ cookie }) => cookie);
}
