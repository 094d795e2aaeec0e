import { fork } from 'node:child_process';
import pg from 'pg';
import type { Measurements } from './bench/answer-measurements.js';
import { asked } from './bench/asked.js';
import { signInAsDemoUser } from './bench/demo-cookie.js';
import type { Load, LoadResult } from './bench/load-generator.js';
import { benchScript, compiledServer, type MeasuredServer, startMeasured } from './bench/measured-server.js';
import { type ReadRoute, readRoutes } from './bench/read-routes.js';
import { median } from './bench/side-by-side.js';

/** The only route to measure; all of them where none is named. */
const [only] = process.argv.slice(2);
/** A cold one takes some forty milliseconds: it needs more of them to say the same each time. */
const rounds = { hot: 3, cold: 15 };
/** What warms both first: what is measured is compiled code, as of a server that has been up for a minute. */
const warmingRounds = { hot: 1 };
/** Of each route, however many addresses it has: in rounds, routes with fewer addresses were measured less warm. */
const warmingCalls = 2000;
const hotSeconds = 3;
const connections = 16;
/** What PERF-1 asks the slowest answers for: with so many callers at once one in a hundred takes at most that many times as long as there. */
const crowd = { connections: 64, seconds: 2, rounds: 3, p99AtMost: 4 };
/** At most; some routes have fewer pages. */
const coldAddresses = 160;
/** What is asked: of answers that everybody shares twice the bare handler's pace, of cold ones half of it; two may be slower. */
const wantedRatio = { hot: 2, cold: 0.5, coldAtLeast: 0.3 };
const slowerAtMost = 2;
const allowedStatements = 6;

const measurementsOf = (server: MeasuredServer) => asked<Measurements>(server.process, 'measurements');

/**
 * PERF-1: answers per second of processor time of the most used routes, beside a bare handler that sends the same rows.
 * Cold is an address that nobody has asked for since everything counted as changed: before each round all that is kept
 * is made out of date. What a round itself reads may serve its later addresses, such as the beginning of a list that is
 * cut into pages of many lengths (ADR 157).
 */
const measuring = ['--import', benchScript('answer-measurements')];
const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
await database.connect();
await database.query(`drop table if exists bench_rows`);
await database.query(
  `create unlogged table bench_rows (path text, place integer, body jsonb, primary key (path, place))`,
);
const generator = fork(benchScript('load-generator'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
const masar = await startMeasured(compiledServer, measuring, {
  DEMO_MODE: 'true',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
});
const bare = await startMeasured(benchScript('bare-handler'), measuring, {});

type Asked = Omit<Load, 'url' | 'connections'> & Partial<Pick<Load, 'connections'>>;

/** Answers per second of processor time, and how long one in a hundred took at least. */
async function pace(server: MeasuredServer, load: Asked) {
  const before = await measurementsOf(server);
  const { answers, p99Ms } = await asked<LoadResult>(generator, { connections, ...load, url: server.url });
  const after = await measurementsOf(server);
  return {
    perCpuSecond: answers / (after.cpuSeconds - before.cpuSeconds),
    statements: (after.statements - before.statements) / answers,
    p99Ms,
  };
}

/** The bare handler finds the same rows under the same addresses. */
async function lay(paths: readonly string[], cookie: string): Promise<void> {
  for (const path of new Set(paths)) {
    const answer = await fetch(masar.url + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${answer.status} at ${path}`);
    const body = (await answer.json()) as unknown;
    const rows = Array.isArray(body) ? (body as unknown[]) : [body];
    await database.query(
      `insert into bench_rows select $1, place, body from jsonb_array_elements($2::jsonb) with ordinality as r (body, place)`,
      [path, JSON.stringify(rows)],
    );
  }
}

/** Ours and theirs in turns, so that both see the same machine. */
async function inTurns(load: Asked) {
  const ours: Awaited<ReturnType<typeof pace>>[] = [];
  const theirs: typeof ours = [];
  const mode = load.seconds === undefined ? 'cold' : 'hot';
  const warming = mode === 'hot' ? warmingRounds.hot : Math.ceil(warmingCalls / load.paths.length);
  for (let round = 0; round < warming + rounds[mode]; round += 1) {
    // What is kept of the round before would make it a hot one.
    if (mode === 'cold') await database.query(`notify shared_answers_changed`);
    ours.push(await pace(masar, load));
    theirs.push(await pace(bare, load));
  }
  const of = (runs: typeof ours, what: keyof (typeof ours)[0]) => median(runs.slice(warming).map((run) => run[what]));
  return {
    ratio: Number((of(ours, 'perCpuSecond') / of(theirs, 'perCpuSecond')).toFixed(2)),
    perCpuSecond: Math.round(of(ours, 'perCpuSecond')),
    bare: Math.round(of(theirs, 'perCpuSecond')),
    statements: Number(of(ours, 'statements').toFixed(1)),
    p99Ms: of(ours, 'p99Ms'),
    bareP99Ms: of(theirs, 'p99Ms'),
  };
}

/** How long the slowest of a hundred answers take a crowd, here and there; both are warm by then. */
async function crowded(path: string, cookie: string) {
  const load = { cookie, paths: [path], seconds: crowd.seconds, connections: crowd.connections };
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < crowd.rounds; round += 1) {
    ours.push((await pace(masar, load)).p99Ms);
    theirs.push((await pace(bare, load)).p99Ms);
  }
  return { p99Ms: median(ours), bareP99Ms: median(theirs) };
}

async function figuresOf({ hot, cold, wanted, isShared }: ReadRoute, cookie: string) {
  // Each once: the second time it would be a hot one. As many for each connection, or the generator sends some twice.
  const different = [...new Set(Array.from({ length: coldAddresses }, (_, turn) => cold(turn)))];
  const addresses = different.slice(0, different.length - (different.length % connections));
  await lay([hot, ...addresses], cookie);
  const figures = {
    hot: await inTurns({ cookie, paths: [hot], seconds: hotSeconds }),
    crowd: await crowded(hot, cookie),
    cold: await inTurns({ cookie, paths: addresses }),
  };
  const pass =
    figures.hot.perCpuSecond >= wanted &&
    (!isShared || figures.hot.ratio >= wantedRatio.hot) &&
    figures.crowd.p99Ms <= crowd.p99AtMost * figures.crowd.bareP99Ms &&
    figures.cold.ratio >= wantedRatio.coldAtLeast &&
    figures.cold.statements <= allowedStatements;
  return { pass, wanted, ...figures };
}

try {
  const cookie = await signInAsDemoUser(masar.url);
  const figures: Record<string, Awaited<ReturnType<typeof figuresOf>>> = {};
  for (const [name, route] of Object.entries(readRoutes).filter(([name]) => only === undefined || name === only)) {
    figures[name] = await figuresOf(route, cookie);
    console.error(name, JSON.stringify(figures[name]));
  }
  const measured = Object.values(figures);
  const slower = measured.filter(({ cold }) => cold.ratio < wantedRatio.cold);
  const pass = measured.length > 0 && measured.every((route) => route.pass) && slower.length <= slowerAtMost;
  console.log(JSON.stringify({ id: 'PERF-1', pass, figures }));
  process.exitCode = pass ? 0 : 1;
} finally {
  generator.disconnect();
  await Promise.all([masar.stop(), bare.stop()]);
  await database.query(`drop table bench_rows`);
  await database.end();
}
