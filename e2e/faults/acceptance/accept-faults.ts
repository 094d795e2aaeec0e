import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openLearnerSessions } from '../learner-sessions.ts';
import { compareRows } from './compare-rows.ts';
import { countDrift } from './count-drift.ts';
import { DoomedInstallation } from './doomed-installation.ts';
import { gatherMaterial, learnerIds } from './gather-material.ts';
import { learn } from './learner.ts';
import { type Fault, faults, strike } from './strikes.ts';
import { Wishes } from './wishes.ts';
import { WriteLedger } from './write-ledger.ts';

/** How soon a server has to be well again, in ms. */
const budgets: Record<Fault, number> = { backends: 5000, servers: 10_000, databases: 10_000, disks: 10_000 };
const learnersCount = 50;
/** So many may write so much only because their limits begin anew. */
const forgetLimitsMs = 5000;

/** Each fault as often as asked for, in an order of chance. */
function shuffled(counts: Record<Fault, number>): Fault[] {
  const all = faults.flatMap((fault) => Array.from({ length: counts[fault] }, () => fault));
  return all
    .map((fault) => ({ fault, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ fault }) => fault);
}

const slowest = (times: readonly number[]): number => Math.max(0, ...times);
const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      backends: { type: 'string', default: '50' },
      servers: { type: 'string', default: '50' },
      databases: { type: 'string', default: '25' },
      disks: { type: 'string', default: '5' },
      writes: { type: 'string', default: '100000' },
    },
  });
  const counts = Object.fromEntries(faults.map((fault) => [fault, Number(values[fault])])) as Record<Fault, number>;
  const wanted = Number(values.writes);
  const installation = new DoomedInstallation({ hasSmallDisk: counts.disks > 0 });
  // Ctrl-C leaves neither a mounted disk nor a database behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void installation.remove().finally(() => process.exit(1)));
  }
  try {
    await installation.start();
    process.exitCode = (await accept(installation, counts, wanted)) ? 0 : 1;
  } finally {
    await installation.remove();
  }
}

/** Lets fifty learners write while everything is killed, compares, and prints the one line. */
async function accept(
  installation: DoomedInstallation,
  counts: Record<Fault, number>,
  wanted: number,
): Promise<boolean> {
  const startedAt = Date.now();
  const ledger = new WriteLedger();
  let isOver = false;
  const isDone = (): boolean => isOver || ledger.isHopeless;
  const { learners, material, cookies } = await installation.asServer(async (client) => {
    const ids = await learnerIds(client, learnersCount);
    return { learners: ids, material: await gatherMaterial(client), cookies: await openLearnerSessions(client, ids) };
  });
  const replies: string[] = [];
  const { address } = installation;
  const learning = Promise.all(
    learners.map((userId) => {
      const wishes = new Wishes(userId, material, ledger, replies);
      return learn({ address, cookie: cookies.get(userId)!, wishes, ledger, isOver: isDone });
    }),
  );
  const forgetting = setInterval(() => {
    installation.asServer((client) => client.query('delete from rate_limits')).catch(() => undefined);
  }, forgetLimitsMs);

  const order = shuffled(counts);
  const times: Record<Fault, number[]> = { backends: [], servers: [], databases: [], disks: [] };
  const reached = async (share: number): Promise<void> => {
    while (ledger.acknowledged < wanted * share && !isDone()) await sleep(50);
  };
  for (const [struck, fault] of order.entries()) {
    await reached((struck + 1) / (order.length + 1));
    if (isDone()) break;
    const ms = await strike(fault, installation, ledger);
    times[fault].push(ms);
    process.stderr.write(`${struck + 1}/${order.length} ${fault}: ${ms} ms; ${ledger.acknowledged} writes\n`);
  }
  await reached(1);
  isOver = true;
  clearInterval(forgetting);
  await learning;

  const { lost, doubled } = await installation.asServer((client) => compareRows(client, ledger));
  const drift = countDrift(installation);
  for (const line of [...ledger.wrongAnswers, ...lost, ...doubled].slice(0, 20)) process.stderr.write(`${line}\n`);
  const figures = {
    learners: learners.length,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    acknowledged: ledger.acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    drift,
    wrongAnswers: ledger.wrongAnswers.length,
    sentAgain: ledger.refused,
    keptAnswers: ledger.replayed,
    ...Object.fromEntries(
      faults.map((fault) => [
        fault,
        { times: times[fault].length, medianMs: median(times[fault]), slowestMs: slowest(times[fault]) },
      ]),
    ),
  };
  const pass =
    ledger.acknowledged >= wanted &&
    lost.length + doubled.length + drift + ledger.wrongAnswers.length === 0 &&
    faults.every((fault) => times[fault].length === counts[fault] && slowest(times[fault]) <= budgets[fault]);
  process.stdout.write(`${JSON.stringify({ id: 'accept:faults', pass, figures })}\n`);
  return pass;
}

await main();
