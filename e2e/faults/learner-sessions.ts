import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { sessionSecret } from '../environment/masar-server.ts';

/** Writes session rows as signing in would; returns each learner's cookie. */
export async function openLearnerSessions(database: Client, userIds: readonly string[]): Promise<Map<string, string>> {
  const cookies = new Map<string, string>();
  const expire = new Date(Date.now() + 24 * 60 * 60 * 1000);
  for (const id of userIds) {
    const token = randomBytes(24).toString('base64url');
    const sess = {
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, expires: expire.toISOString() },
      passport: { user: { id, role: 'student' } },
      createdAt: new Date().toISOString(),
    };
    const sid = createHash('sha256').update(token).digest('hex');
    await database.query('INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, $3)', [sid, sess, expire]);
    const signature = createHmac('sha256', sessionSecret).update(token).digest('base64').replace(/=+$/, '');
    cookies.set(id, `masar=${encodeURIComponent(`s:${token}.${signature}`)}`);
  }
  return cookies;
}
