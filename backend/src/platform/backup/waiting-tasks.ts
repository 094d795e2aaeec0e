import type pg from 'pg';

/** A task that waits or runs; finished ones are not kept. */
export interface WaitingTask {
  id: string;
  name: string;
  data: object;
  startAfter: string;
}

const page = 500;
const nobody = '00000000-0000-0000-0000-000000000000';

/** The tasks of a snapshot, page by page; none where no server has started yet. */
export async function* waitingTasks(client: pg.Client): AsyncGenerator<WaitingTask> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('pgboss.job') is not null as exists`);
  if (!rows[0]?.exists) return;
  for (let after = nobody; ;) {
    const { rows: tasks } = await client.query<WaitingTask>(
      `select id, name, data, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
       from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%' and id > $1 order by id limit ${page}`,
      [after],
    );
    yield* tasks;
    if (tasks.length < page) return;
    after = tasks.at(-1)!.id;
  }
}
