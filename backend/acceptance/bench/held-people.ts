import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { HeldRoom } from './held-rooms.js';
import { newPeople, signIn } from './signed-in-people.js';

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

/** How many people keep which kind of line open. */
export interface HeldCounts {
  streams: number;
  sockets: number;
}

/** So many new people who are signed in: some read, the others come into running workshops. */
export async function makeHeldPeople(
  client: pg.Client,
  url: string,
  { streams, sockets }: HeldCounts,
): Promise<HeldOrder> {
  const cookies = await signIn(client, await newPeople(client, streams + sockets));
  const readers = cookies.slice(0, streams);
  const inRooms = cookies.slice(streams);
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
