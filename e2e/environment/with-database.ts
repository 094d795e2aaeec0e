import pg from 'pg';

/** Writes past the server what no call of a demo site writes; by default into the database that the journeys share. */
export async function withDatabase<T>(
  work: (client: pg.Client) => Promise<T>,
  url = process.env['DATABASE_URL'],
): Promise<T> {
  if (url === undefined) throw new Error('DATABASE_URL of the server at BASE_URL is not given.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
