import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openLearnerSessions } from '../faults/learner-sessions.ts';

export interface Person {
  id: string;
  cookie: string;
}

/** So many new learners who are signed in. */
export async function makePeople(client: pg.Client, count: number): Promise<Person[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into users (id, email, first_name, last_name, role, is_demo)
     select id, id || '@example.org', 'متعلّم', 'من الجمع', 'student', true from unnest($1::uuid[]) as u (id)`,
    [ids],
  );
  const cookies = await openLearnerSessions(client, ids);
  for (const table of ['users', 'sessions']) await client.query(`vacuum analyze ${table}`);
  return ids.map((id) => ({ id, cookie: cookies.get(id)! }));
}
