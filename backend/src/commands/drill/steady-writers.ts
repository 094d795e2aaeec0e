import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface SteadyWriters {
  /** Transactions that were committed so far. */
  commits: () => number;
  stop: () => Promise<void>;
}

const writers = 3;

/** Inserts, changes and deletes rows of several tables in one transaction after the other, until it is stopped. */
export async function startWriters(databaseUrl: string): Promise<SteadyWriters> {
  let commits = 0;
  let isStopped = false;
  const write = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      while (!isStopped) {
        await writeOnce(client);
        commits += 1;
      }
    } finally {
      await client.end();
    }
  };
  const running = Promise.all(Array.from({ length: writers }, write));
  while (commits < writers) await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 10))]);
  return {
    commits: () => commits,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/** A person and what they are told are written together: a copy of one moment has both or neither. */
async function writeOnce(client: pg.Client): Promise<void> {
  const id = randomUUID();
  await client.query('begin');
  await client.query('insert into users (id, email, bio) values ($1, $2, $3)', [id, `${id}@drill.invalid`, awkward]);
  await client.query(
    `insert into notifications (user_id, kind, title_ar, title_en) select $1, 'drill', $2, $2 from generate_series(1, 3)`,
    [id, awkward],
  );
  await client.query(`update users set bio = reverse(bio), updated_at = now() where id = $1`, [id]);
  await client.query(
    // Every other time, so that some stay.
    `delete from users where random() < 0.5 and id in (
       select id from users where email like '%@drill.invalid' limit 1 for update skip locked)`,
  );
  await client.query('commit');
}

/** What breaks careless copies: separators, escapes, quotes, marks and letters of two directions. */
const awkward = 'عَربي\tEnglish\n\\N "quoted", \\. 𝒳 \u202B';
