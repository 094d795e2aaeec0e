import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { LocalPostgres } from '@masar/local-postgres';
import pg from 'pg';
import { asked } from './bench/asked.js';
import { type Assumptions, callsPerSecond, costOf, type HeldBytes, peoplePer } from './bench/capacity-model.js';
import { CapacityRounds, type RoundFigures } from './bench/capacity-rounds.js';
import { demoEnvironment, startDemoDatabase } from './bench/demo-database.js';
import { bytesOfLines, memoryOf } from './bench/held-bytes.js';
import { benchScript, compiledServer, type MeasuredServer, startMeasured } from './bench/measured-server.js';
import { signIn } from './bench/signed-in-people.js';

/** What two processes really do may be so far from what was said of them, in percent. */
const errorAtMost = 15;
const people = 60;
const warmSeconds = 10;
/** What one server is called by, a second, where it is called seldom. */
const seldom = 60;
/** Where they come from stands in docs/scaling.md. */
const assumptions: Assumptions = { callsPerPersonAndMinute: 12, busyShare: 0.6 };

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '4' }, seconds: { type: 'string', default: '10' } },
});

/**
 * SCL-7: what one process costs of processors, memory and connections, what two processes on one database should
 * answer by that, and what they do: in turns, one server called seldom, then as fast as it answers, then both.
 * `--rounds 4 --seconds 10` of each, where left out.
 */
async function main(): Promise<void> {
  const database = await startDemoDatabase();
  const servers: MeasuredServer[] = [];
  try {
    const measuring = ['--expose-gc', '--import', benchScript('answer-measurements')];
    const environment = { ...demoEnvironment, DATABASE_URL: database.url };
    for (let server = 0; server < 2; server += 1)
      servers.push(await startMeasured(compiledServer, measuring, environment));
    process.exitCode = (await measure(servers, database)) ? 0 : 1;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
  }
}

async function measure(servers: readonly MeasuredServer[], database: LocalPostgres): Promise<boolean> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const script = benchScript('closed-load');
  const caller = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const [first, second] = servers;
    const ofLines = await bytesOfLines(second!, database.url);
    await asked(caller, { url: first!.url, cookies: await learners(client) });
    const roundsWith = (some: number, perSecond?: number) =>
      new CapacityRounds(servers.slice(0, some), database.pid, caller, perSecond);
    await roundsWith(2).run(warmSeconds);
    const [quiet, alone, together] = [roundsWith(1, seldom), roundsWith(1), roundsWith(2)];
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const kind of [quiet, alone, together]) await kind.run(Number(values.seconds));
    const connections = await connectionsOf(client);
    const seen = { quiet: quiet.figures, one: alone.figures, two: together.figures };
    const { resident: base } = await memoryOf(first!);
    return told(seen, connections, { base, ...ofLines });
  } finally {
    caller.disconnect();
    await client.end();
  }
}

/** Prints the one line and says whether two processes did what one of them had promised. */
function told(
  { quiet, one, two }: Record<'quiet' | 'one' | 'two', RoundFigures>,
  connections: number,
  held: HeldBytes,
): boolean {
  const cost = costOf(quiet, one);
  const predicted = callsPerSecond(cost, { servers: 2, cores: two.cores });
  const errorPercent = Math.round((predicted / two.callsPerSecond - 1) * 1000) / 10;
  const figures = {
    loadBefore: Math.round((loadavg()[2] ?? 0) * 10) / 10,
    quiet,
    one,
    two,
    cost,
    predictedCallsPerSecond: Math.round(predicted * 10) / 10,
    measuredCallsPerSecond: two.callsPerSecond,
    errorPercent,
    errorAtMost,
    connectionsPerServer: connections / 2,
    heldBytes: held,
    assumptions,
    people: peoplePer(cost, held, one.callsPerSecond / (connections / 2), assumptions),
  };
  const pass = Math.abs(errorPercent) <= errorAtMost;
  console.log(JSON.stringify({ id: 'SCL-7', pass, figures }));
  return pass;
}

/** Learners of the demo data who are at work on a course and have finished another, signed in. */
async function learners(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select u.id from users u
      where u.role = 'student' and u.suspended_at is null
        and exists (select from enrollments e where e.user_id = u.id and e.completed_at is null)
        and exists (select from certificates c where c.user_id = u.id and c.revoked_at is null)
      order by u.id limit $1`,
    [people],
  );
  return signIn(
    client,
    rows.map(({ id }) => id),
  );
}

/** Of the servers, so our own is left out. */
async function connectionsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

await main();
