import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { latenciesOf } from '../latencies.ts';
import { madeId } from './fill/made-ids.ts';
import { catalogue } from './sizes.ts';

const writesEachSecond = 100;
const connections = 20;
/** Who waits for a lock keeps writers waiting behind them: rather again than long. */
const lockTimeout = '300ms';
/** Writes go on for so long before and after a change. */
const aroundMs = 1000;

/** Changes of large tables while a hundred writes a second go on: what each took, and how long writes waited (SCL-1). */
export async function changeUnderWrites(databaseUrl: string, people: number) {
  const writers = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const operator = new pg.Client({ connectionString: databaseUrl });
  await operator.connect();
  await operator.query(`set statement_timeout = 0`);
  const writing = writes(writers, people);
  const changes: Record<string, { ms: number; slowestWriteMs: number }> = {};
  try {
    for (const [name, change] of Object.entries(changesOf(operator))) {
      await sleep(aroundMs);
      writing.forgetSlowest();
      const from = performance.now();
      await change();
      const ms = Math.round(performance.now() - from);
      await sleep(aroundMs);
      changes[name] = { ms, slowestWriteMs: writing.slowest() };
    }
  } finally {
    writing.stop();
    await writing.done();
    await writers.end();
    await operator.end();
  }
  return { ...writing.figures(), changes };
}

const changesOf = (operator: pg.Client): Record<string, () => Promise<void>> => ({
  columnAdded: () => patiently(operator, `alter table lesson_progress add column tried_by_volume integer`),
  columnDropped: () => patiently(operator, `alter table lesson_progress drop column tried_by_volume`),
  indexBuilt: async () => {
    await operator.query(`create index concurrently tried_by_volume on lesson_progress (completed_at)`);
    await operator.query(`drop index concurrently tried_by_volume`);
  },
  indexOfPartitionsBuilt: () => indexOfPartitions(operator),
  partitionDropped: async () => {
    const { rows } = await operator.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics'::regclass order by 1 limit 1`,
    );
    await patiently(operator, `drop table ${rows[0]!.name}`);
  },
});

/** One for each partition without holding anybody up, then joined to that of the table. */
async function indexOfPartitions(operator: pg.Client): Promise<void> {
  const { rows } = await operator.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics'::regclass order by 1`,
  );
  await patiently(operator, `create index tried_by_volume on only analytics (session_id, created_at)`);
  for (const { name } of rows) {
    await operator.query(`create index concurrently tried_${name} on ${name} (session_id, created_at)`);
    await patiently(operator, `alter index tried_by_volume attach partition tried_${name}`);
  }
}

async function patiently(operator: pg.Client, change: string): Promise<void> {
  for (;;) {
    try {
      await operator.query(`set lock_timeout = '${lockTimeout}'`);
      await operator.query(change);
      await operator.query(`reset lock_timeout`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error;
      await sleep(200);
    }
  }
}

/** Progress and events of use in turns, by whoever it is, sent on time whether or not others are answered. */
function writes(pool: pg.Pool, people: number) {
  const all: number[] = [];
  const failures: string[] = [];
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  let slowest = 0;
  let sent = 0;
  const write = async (n: number): Promise<void> => {
    const from = performance.now();
    const person = madeId('person', 1 + ((n * 7919) % people));
    const lesson = madeId('lesson', (n % catalogue.courses) * 100 + (n % catalogue.lessonsEach));
    try {
      await (n % 2 === 0
        ? pool.query(
            `insert into lesson_progress (user_id, lesson_id, watch_time) values ($1, $2, $3)
             on conflict (user_id, lesson_id) do update set watch_time = excluded.watch_time`,
            [person, lesson, n],
          )
        : pool.query(`insert into analytics (user_id, event) values ($1, 'language_changed')`, [person]));
    } catch (error) {
      failures.push(String(error));
    }
    const took = performance.now() - from;
    all.push(took);
    slowest = Math.max(slowest, took);
  };
  const timer = setInterval(() => {
    for (const due = ((performance.now() - startedAt) * writesEachSecond) / 1000; sent < due; sent += 1) {
      const one = write(sent).finally(() => open.delete(one));
      open.add(one);
    }
  }, 10);
  return {
    stop: () => clearInterval(timer),
    done: () => Promise.all(open),
    forgetSlowest: () => (slowest = 0),
    slowest: () => Math.round(slowest),
    figures: () => ({
      writes: latenciesOf(all),
      eachSecond: Math.round(all.length / ((performance.now() - startedAt) / 1000)),
      failed: failures.length,
      failures: [...new Set(failures)].slice(0, 3),
    }),
  };
}
