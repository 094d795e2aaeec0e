import { randomBytes } from 'node:crypto';
import { startTemporaryPostgres } from '@masar/local-postgres';
import { MikroORM } from '@mikro-orm/postgresql';
import autocannon from 'autocannon';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { loadAppConfig } from '#platform/config/app-config';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../mikro-orm.config.js';
import { seed } from '../src/seeding.js';
import { signInAsDemoUser } from './bench/demo-cookie.js';
import { compiledServer, startMeasured } from './bench/measured-server.js';
import { loadEnrolments } from './bench/recommender-load.js';
import { median } from './bench/side-by-side.js';

const enrolments = 100_000;
const courses = 1000;
const rounds = 3;
const seconds = 4;
const connections = 64;
const newLearners = 50;

const environment = { DEMO_MODE: 'true', LOG_LEVEL: 'warn', NODE_ENV: 'production' };

/** p99 of the course list in milliseconds. */
async function p99Of(url: string, cookie: string): Promise<number> {
  const options = { url: `${url}/api/courses?limit=20`, connections, duration: seconds, headers: { cookie } };
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return result.latency.p99;
}

/** Asks the server for a training, as the night does, and answers how long it took by its own account. */
function trainings(client: pg.Client, boss: PgBoss) {
  const newest = async () => {
    const sql = 'select id, training_ms as ms from recommendation_models order by created_at desc, id desc limit 1';
    return (await client.query<{ id: string; ms: number }>(sql)).rows[0];
  };
  const after = async (former: string | undefined): Promise<number> => {
    for (let tries = 0; tries < 1200; tries += 1) {
      const model = await newest();
      if (model && model.id !== former) return model.ms;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('no model was trained within two minutes');
  };
  return {
    /** Resolves once a worker is at it; `done` when its model is stored. */
    async start(): Promise<{ done: Promise<number> }> {
      const former = await newest();
      await boss.send('ai.train-model', {});
      for (let active = 0; active === 0; await new Promise((resolve) => setTimeout(resolve, 50))) {
        const sql = `select count(*)::int as n from pgboss.job where name = 'ai.train-model' and state = 'active'`;
        active = (await client.query<{ n: number }>(sql)).rows[0]!.n;
      }
      return { done: after(former?.id) };
    },
    first: () => after(undefined),
  };
}

/** Milliseconds from asking to the answer, for somebody of whom nothing is kept and nothing known. */
async function newLearnerTimes(url: string, client: pg.Client): Promise<number[]> {
  const times: number[] = [];
  // The demo's volunteer has joined no course.
  const cookie = await signInAsDemoUser(url, 'volunteer');
  for (let round = 0; round < newLearners; round += 1) {
    await client.query('delete from ai_recommendations');
    const started = performance.now();
    const answer = await fetch(`${url}/api/ai/recommendations`, { headers: { cookie } });
    const list = (await answer.json()) as unknown[];
    times.push(performance.now() - started);
    if (list.length !== 3) throw new Error(`${list.length} recommendations for a new learner`);
  }
  return times;
}

/**
 * PERF-6: trains on 100,000 enrolments in 1,000 courses within the running server, and compares the course list beside
 * a training with the idle server, in turns. On a PostgreSQL of its own.
 */
async function main(): Promise<void> {
  const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env, ...environment });
  const scratch = await startTemporaryPostgres();
  const client = new pg.Client({ connectionString: scratch.url });
  const boss = new PgBoss(scratch.url);
  try {
    const orm = await MikroORM.init(ormOptions({ clientUrl: scratch.url }));
    await migrate(orm);
    await seed(orm, config);
    await orm.close(true);
    await client.connect();
    await loadEnrolments(client, enrolments, courses);
    const server = await startMeasured(compiledServer, [], { ...environment, DATABASE_URL: scratch.url });
    try {
      await boss.start();
      const cookie = await signInAsDemoUser(server.url);
      const training = trainings(client, boss);
      await training.first();
      const trainingMs = await (await training.start()).done;
      await p99Of(server.url, cookie);
      const idle: number[] = [];
      const beside: number[] = [];
      const besideTrainingMs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        idle.push(await p99Of(server.url, cookie));
        const { done } = await training.start();
        beside.push(await p99Of(server.url, cookie));
        besideTrainingMs.push(await done);
      }
      const times = await newLearnerTimes(server.url, client);
      const figures = {
        enrolments,
        courses,
        trainingMs,
        idleP99Ms: median(idle),
        trainingP99Ms: median(beside),
        p99Ratio: Number((median(beside) / median(idle)).toFixed(2)),
        trainingUnderLoadMs: median(besideTrainingMs),
        newLearnerMs: median(times),
        newLearnerP95Ms: Number(times.toSorted((a, b) => a - b)[Math.floor(newLearners * 0.95)]!.toFixed(2)),
      };
      const pass = figures.trainingMs <= 10_000 && figures.p99Ratio <= 2 && figures.newLearnerP95Ms <= 20;
      console.log(JSON.stringify({ id: 'PERF-6', pass, figures }));
      process.exitCode = pass ? 0 : 1;
    } finally {
      await boss.stop();
      await server.stop();
    }
  } finally {
    await client.end();
    await scratch.stop();
  }
}

await main();
