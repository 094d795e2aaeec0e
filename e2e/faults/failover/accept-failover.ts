import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { removedAfterwards } from '../acceptance/removed-afterwards.ts';
import { median, slowest } from '../acceptance/times.ts';
import type { WriteLedger } from '../acceptance/write-ledger.ts';
import { isWhole, WritingPeople } from '../acceptance/writing-people.ts';
import { Cluster } from './cluster.ts';

/** Half of the failovers have to be over after so many ms (SCL-4). */
const budgetMs = 15_000;
/** A cluster that takes no writes by then has failed. */
const patienceMs = 120_000;
/** Between the cluster being whole again and the next kill. */
const quietMs = 2000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '30' }, people: { type: 'string', default: '50' } },
  });
  const cluster = await Cluster.prepare();
  await removedAfterwards(cluster, () => accept(cluster, Number(values.kills), Number(values.people)));
}

/** Lets people write while one primary after the other is killed, compares, and prints the one line. */
async function accept(cluster: Cluster, kills: number, count: number): Promise<boolean> {
  const people = await WritingPeople.begin(cluster, count);
  const { ledger } = people;
  const times: number[] = [];
  for (let kill = 1; kill <= kills && !people.isDone; kill += 1) {
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
  const written = await people.end();
  const figures = {
    kills: times.length,
    people: count,
    ...written,
    answersOf500: ledger.wrongAnswers.filter((line) => line.includes(': 500 ')).length,
    sentAgain: ledger.refused,
    keptAnswers: ledger.replayed,
    medianMs: median(times),
    slowestMs: slowest(times),
    restarts,
  };
  const pass = times.length === kills && isWhole(figures) && restarts.failedCalls === 0 && figures.medianMs <= budgetMs;
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
