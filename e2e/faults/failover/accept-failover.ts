import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compareRows } from '../acceptance/compare-rows.ts';
import { countDrift } from '../acceptance/count-drift.ts';
import { gatherMaterial, learnerIds } from '../acceptance/gather-material.ts';
import { learn } from '../acceptance/learner.ts';
import { Wishes } from '../acceptance/wishes.ts';
import { WriteLedger } from '../acceptance/write-ledger.ts';
import { openLearnerSessions } from '../learner-sessions.ts';
import { Cluster } from './cluster.ts';

/** Half of the failovers have to be over after so many ms (SCL-4). */
const budgetMs = 15_000;
/** A cluster that takes no writes by then has failed. */
const patienceMs = 120_000;
/** Between the cluster being whole again and the next kill. */
const quietMs = 2000;
const forgetLimitsMs = 5000;

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '30' }, people: { type: 'string', default: '50' } },
  });
  const cluster = await Cluster.prepare();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cluster.remove().finally(() => process.exit(1)));
  }
  try {
    await cluster.start();
    process.exitCode = (await accept(cluster, Number(values.kills), Number(values.people))) ? 0 : 1;
  } finally {
    await cluster.remove();
  }
}

/** Lets people write while one primary after the other is killed, compares, and prints the one line. */
async function accept(cluster: Cluster, kills: number, people: number): Promise<boolean> {
  const startedAt = Date.now();
  const ledger = new WriteLedger();
  let isOver = false;
  const isDone = (): boolean => isOver || ledger.isHopeless;
  const { learners, material, cookies } = await cluster.asServer(async (client) => {
    const ids = await learnerIds(client, people);
    return { learners: ids, material: await gatherMaterial(client), cookies: await openLearnerSessions(client, ids) };
  });
  const replies: string[] = [];
  const { address } = cluster;
  const learning = Promise.all(
    learners.map((userId) => {
      const wishes = new Wishes(userId, material, ledger, replies);
      return learn({ address, cookie: cookies.get(userId)!, wishes, ledger, isOver: isDone });
    }),
  );
  const forgetting = setInterval(() => {
    cluster.asServer((client) => client.query('delete from rate_limits')).catch(() => undefined);
  }, forgetLimitsMs);

  const times: number[] = [];
  for (let kill = 1; kill <= kills && !isDone(); kill += 1) {
    await cluster.untilWhole();
    await sleep(quietMs);
    times.push(await failOver(cluster, ledger));
    process.stderr.write(`${kill}/${kills}: ${times.at(-1)} ms; ${ledger.acknowledged} writes\n`);
  }
  await cluster.untilWhole();
  await sleep(quietMs);
  const failedBefore = ledger.failed;
  const [acknowledgedBefore, restartsFrom] = [ledger.acknowledged, Date.now()];
  await cluster.restartServers(quietMs);
  const restarts = {
    seconds: Math.round((Date.now() - restartsFrom) / 1000),
    acknowledged: ledger.acknowledged - acknowledgedBefore,
    failedCalls: ledger.failed - failedBefore,
  };
  isOver = true;
  clearInterval(forgetting);
  await learning;

  const { lost, doubled } = await cluster.asServer((client) => compareRows(client, ledger));
  const drift = countDrift(cluster);
  for (const line of [...ledger.wrongAnswers, ...lost, ...doubled].slice(0, 20)) process.stderr.write(`${line}\n`);
  const figures = {
    kills: times.length,
    people: learners.length,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    acknowledged: ledger.acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    drift,
    wrongAnswers: ledger.wrongAnswers.length,
    answersOf500: ledger.wrongAnswers.filter((line) => line.includes(': 500 ')).length,
    sentAgain: ledger.refused,
    keptAnswers: ledger.replayed,
    medianMs: median(times),
    slowestMs: Math.max(0, ...times),
    restarts,
  };
  const pass =
    times.length === kills &&
    lost.length + doubled.length + drift + ledger.wrongAnswers.length === 0 &&
    restarts.failedCalls === 0 &&
    figures.medianMs <= budgetMs;
  process.stdout.write(`${JSON.stringify({ id: 'SCL-4', pass, figures })}\n`);
  return pass;
}

/** Kills the primary and answers how many ms later a write that was sent afterwards was acknowledged. */
async function failOver(cluster: Cluster, ledger: WriteLedger): Promise<number> {
  const bringBack = await cluster.killPrimary();
  const struckAt = Date.now();
  while (ledger.latestSentAt <= struckAt) {
    if (Date.now() - struckAt > patienceMs) throw new Error('Nobody could write any more.');
    await sleep(10);
  }
  const ms = Date.now() - struckAt;
  bringBack();
  return ms;
}

await main();
