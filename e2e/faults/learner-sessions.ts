import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { sessionSecret } from '../environment/masar-server.ts';

/** Writes session rows as signing in would, all at once; returns each person's cookie. */
export async function openLearnerSessions(
  database: Client,
  userIds: readonly string[],
  role: 'student' | 'instructor' = 'student',
): Promise<Map<string, string>> {
  const cookies = new Map<string, string>();
  const expire = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const rows = userIds.map((id) => {
    const token = randomBytes(24).toString('base64url');
    const signature = createHmac('sha256', sessionSecret).update(token).digest('base64').replace(/=+$/, '');
    cookies.set(id, `masar=${encodeURIComponent(`s:${token}.${signature}`)}`);
    const sess = {
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, expires: expire.toISOString() },
      passport: { user: { id, role } },
      createdAt: new Date().toISOString(),
    };
    return { sid: createHash('sha256').update(token).digest('hex'), sess };
  });
  await database.query(
    `insert into sessions (sid, sess, expire)
     select r ->> 'sid', r -> 'sess', $2 from json_array_elements($1::json) as r`,
    [JSON.stringify(rows), expire],
  );
  return cookies;
}
