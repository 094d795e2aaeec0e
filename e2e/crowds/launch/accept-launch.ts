import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { countDrift } from '../../faults/acceptance/count-drift.ts';
import { CrowdInstallation } from '../crowd-installation.ts';
import { latenciesOf } from '../latencies.ts';
import { makePeople } from '../people.ts';
import type { CrowdDone, CrowdOrder } from './joiners.ts';

/** Deltas are folded within a second or two; a busy machine has longer. */
const foldedWithinMs = 60_000;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '60' },
    likes: { type: 'string', default: '5000' },
    'likes-seconds': { type: 'string', default: '15' },
  },
});
const installation = new CrowdInstallation();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void installation.remove().finally(() => process.exit(1)));
try {
  await installation.start();
  process.exitCode = (await accept()) ? 0 : 1;
} finally {
  await installation.remove();
}

/** Everybody joins one course, then many like one discussion; the rows and counters are held against the answers. */
async function accept(): Promise<boolean> {
  const { people, courseId, discussionId } = await installation.ask(async (client) => {
    const course = await client.query<{ id: string }>(
      'select id from courses where is_published and not is_in_preparation and price = 0 order by id limit 1',
    );
    const discussion = await client.query<{ id: string }>(
      `select id from discussions where status = 'visible' and forum_id is not null order by created_at desc limit 1`,
    );
    const made = await makePeople(client, Math.max(Number(values.people), Number(values.likes)));
    return { people: made, courseId: course.rows[0]!.id, discussionId: discussion.rows[0]!.id };
  });
  const load = loadavg()[0]!;
  const joined = await crowd({
    people: people.slice(0, Number(values.people)),
    seconds: Number(values.seconds),
    call: { method: 'POST', path: '/api/enrollments', body: { courseId } },
    rows: ['select user_id as id from enrollments where course_id = $1', courseId],
    counter: ['select students_count as count from courses where id = $1', courseId],
    deltas: 'course_count_deltas',
  });
  const liked = await crowd({
    people: people.slice(0, Number(values.likes)),
    seconds: Number(values['likes-seconds']),
    call: { method: 'POST', path: `/api/discussions/${discussionId}/like` },
    rows: ['select user_id as id from discussion_likes where discussion_id = $1', discussionId],
    counter: ['select likes_count as count from discussions where id = $1', discussionId],
    deltas: 'discussion_count_deltas',
  });
  const figures = { loadBefore: Number(load.toFixed(1)), joined, liked, drift: countDrift(installation) };
  const pass = [joined, liked].every(({ errors, lost, off }) => errors + lost + off === 0) && figures.drift === 0;
  process.stdout.write(`${JSON.stringify({ id: 'accept:launch', pass, figures })}\n`);
  return pass;
}

interface Crowd {
  people: readonly { id: string; cookie: string }[];
  seconds: number;
  call: Pick<CrowdOrder, 'method' | 'path' | 'body'>;
  /** Statements with their one value: who is there, and what the counter says. */
  rows: [string, string];
  counter: [string, string];
  deltas: string;
}

async function crowd({ people, seconds, call, rows, counter, deltas }: Crowd) {
  const before = installation.cpuSeconds();
  const done = await send({
    port: installation.port,
    cookies: people.map(({ cookie }) => cookie),
    withinMs: seconds * 1000,
    ...call,
  });
  for (const line of new Set(done.errors.slice(0, 10))) process.stderr.write(`${line}\n`);
  const after = installation.cpuSeconds();
  return installation.ask(async (client) => {
    const left = async () => Number((await client.query(`select count(*) from ${deltas}`)).rows[0].count);
    const beside = await left();
    const limit = Date.now() + foldedWithinMs;
    while ((await left()) > 0 && Date.now() < limit) await sleep(200);
    const found = new Set((await client.query<{ id: string }>(rows[0], [rows[1]])).rows.map(({ id }) => id));
    const { count } = (await client.query<{ count: number }>(counter[0], [counter[1]])).rows[0]!;
    return {
      people: people.length,
      errors: done.errors.length,
      lost: people.filter(({ id }, at) => done.isDone[at] && !found.has(id)).length,
      /** By how many the counter differs from its rows after folding. */
      off: Math.abs(count - found.size),
      besideAtTheEnd: beside,
      answer: latenciesOf(done.milliseconds),
      serverCpuMsEach: Math.round(((after.server - before.server) / people.length) * 100_000) / 100,
      databaseCpuMsEach: Math.round(((after.database - before.database) / people.length) * 100_000) / 100,
    };
  });
}

/** In a process of its own. */
function send(order: CrowdOrder): Promise<CrowdDone> {
  const child = fork(join(import.meta.dirname, 'joiners.ts'), { execArgv: ['--max-old-space-size=1024'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The crowd ended (${code})`)));
    child.once('message', (done: CrowdDone) => resolve(done));
    child.send(order);
  });
}
