import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { HeldRoom } from './held-rooms.js';

/** What the process that holds lines open is told to hold. */
export interface HeldOrder {
  url: string;
  /** Cookies of those who look at pages with live news, one stream each. */
  readers: string[];
  /** What the readers look at, and write into. */
  discussionId: string;
  /** Those who stand in rooms of virtual workshops, one socket each. */
  rooms: HeldRoom[];
}

/** As many as a room holds comfortably; the limit is 30. */
const roomSize = 25;

/** So many new people who are signed in: half of them read, the others come into running workshops. */
export async function makeHeldPeople(client: pg.Client, url: string, people: number): Promise<HeldOrder> {
  const cookies = await signedIn(client, people);
  const readers = cookies.slice(0, Math.ceil(people / 2));
  const inRooms = cookies.slice(readers.length);
  const rooms: HeldRoom[] = [];
  for (let from = 0; from < inRooms.length; from += roomSize) {
    const { rows } = await client.query<Omit<HeldRoom, 'cookies'>>(
      `insert into vr_sessions (id, workshop_id, scheduled_at, duration, max_participants, room_code, status, started_at)
       select $1, id, now(), 480, $2, $3, 'live', now() from vr_workshops where is_active order by id limit 1
       returning id as "sessionId", room_code as "roomCode"`,
      [randomUUID(), roomSize, randomBytes(8).toString('hex')],
    );
    rooms.push({ ...rows[0]!, cookies: inRooms.slice(from, from + roomSize) });
  }
  const { rows } = await client.query<{ id: string }>(
    `select id from discussions where lesson_id is null and status = 'visible' and not is_locked
      order by last_activity_at desc, id limit 1`,
  );
  return { url, readers, discussionId: rows[0]!.id, rooms };
}

/** Writes people and their sessions as signing up and in would, without its limits; returns their cookies. */
async function signedIn(client: pg.Client, people: number): Promise<string[]> {
  const secret = process.env.SESSION_SECRET;
  if (!secret) throw new Error('The bench needs the SESSION_SECRET that the measured server has');
  const expire = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const rows = Array.from({ length: people }, () => {
    const id = randomUUID();
    const token = randomBytes(24).toString('base64url');
    const signature = createHmac('sha256', secret).update(token).digest('base64').replace(/=+$/, '');
    const sess = {
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, expires: expire.toISOString() },
      passport: { user: { id, role: 'student' } },
      createdAt: new Date().toISOString(),
    };
    const sid = createHash('sha256').update(token).digest('hex');
    return { id, sid, sess, cookie: `masar=${encodeURIComponent(`s:${token}.${signature}`)}` };
  });
  const text = JSON.stringify(rows);
  await client.query(
    `insert into users (id, email, first_name, last_name, role, is_demo)
     select id, id || '@example.org', 'متعلّم', 'من الجمع', 'student', true
       from json_to_recordset($1::json) as r (id uuid)`,
    [text],
  );
  await client.query(
    `insert into sessions (sid, sess, expire)
     select sid, sess, $2 from json_to_recordset($1::json) as r (sid text, sess json)`,
    [text, expire],
  );
  return rows.map(({ cookie }) => cookie);
}
