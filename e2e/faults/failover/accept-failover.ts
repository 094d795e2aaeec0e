import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inOrderOfChance } from '../acceptance/order-of-chance.ts';
import { removedAfterwards } from '../acceptance/removed-afterwards.ts';
import { median, slowest } from '../acceptance/times.ts';
import type { WriteLedger } from '../acceptance/write-ledger.ts';
import { isWhole, WritingPeople } from '../acceptance/writing-people.ts';
import { Cluster } from './cluster.ts';
import { makeNextBuild } from './next-build.ts';
import { type Fault, faults, strike } from './strikes.ts';
import { TwoPrimaries } from './two-primaries.ts';
import { Wires } from './wires.ts';

/** Half of the faults of each kind have to be over after so many ms (SCL-4). */
const budgetMs = 15_000;
/** And half of them all after so many. */
const budgetOfAllMs = 10_000;
/** Between the cluster being whole again and what comes next. */
const quietMs = 2000;

type Counts = Record<Fault, number>;
/** A first look, and all of it. */
const few: Counts = { kills: 2, cuts: 3, disks: 1 };
const whole: Counts = { kills: 30, cuts: 10, disks: 5 };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      whole: { type: 'boolean', default: false },
      kills: { type: 'string' },
      cuts: { type: 'string' },
      disks: { type: 'string' },
      people: { type: 'string', default: '50' },
      // A built checkout whose servers run until the rolling migration; this one where none is named.
      former: { type: 'string' },
      // Whether this process was given a network and mounts of its own.
      apart: { type: 'boolean', default: false },
    },
  });
  const counts = Object.fromEntries(
    faults.map((fault) => [fault, Number(values[fault] ?? (values.whole ? whole : few)[fault])]),
  ) as Counts;
  const wires = values.apart ? Wires.lay() : undefined;
  if (!wires && counts.cuts + counts.disks > 0)
    process.stderr.write('Without root and a network of its own nothing can be cut or filled: both are left out.\n');
  const possible = wires ? counts : { ...counts, cuts: 0, disks: 0 };
  const cluster = await Cluster.prepare({ wires, hasSmallDisk: possible.disks > 0 });
  const trial = { start: () => cluster.start(values.former), remove: () => cluster.remove() };
  await removedAfterwards(trial, () => accept(cluster, possible, Number(values.people), values.former));
}

/** Lets people write while everything befalls the cluster, compares, and prints the one line. */
async function accept(cluster: Cluster, counts: Counts, count: number, former?: string): Promise<boolean> {
  const people = await WritingPeople.begin(cluster, count);
  const { ledger } = people;
  const together = new TwoPrimaries(cluster);
  const loadBefore = loadavg()[0]!;
  const times: Record<Fault, number[]> = { kills: [], cuts: [], disks: [] };
  const order = inOrderOfChance(counts);
  for (const [struck, fault] of order.entries()) {
    if (people.isDone) break;
    await cluster.untilWhole();
    await sleep(quietMs);
    const { ms, what } = await strike(fault, times[fault].length, cluster, ledger);
    times[fault].push(ms);
    process.stderr.write(`${struck + 1}/${order.length} ${what}: ${ms} ms; ${ledger.acknowledged} writes\n`);
  }
  await cluster.untilWhole();
  await sleep(quietMs);
  const twoPrimaries = await together.end();
  const restarts = await rolled(ledger, () => cluster.servers.restart(quietMs, former));
  const next = makeNextBuild(cluster.folder);
  const before = await migrationsOf(cluster);
  const migration = await rolled(ledger, () => cluster.servers.restart(quietMs, next));
  const migrations = (await migrationsOf(cluster)) - before;
  const written = await people.end();
  const all = faults.flatMap((fault) => times[fault]);
  const figures = {
    people: count,
    ...written,
    twoPrimaries,
    answersOf500: ledger.wrongAnswers.filter((line) => line.includes(': 500 ')).length,
    sentAgain: ledger.refused,
    keptAnswers: ledger.replayed,
    ...Object.fromEntries(
      faults.map((fault) => [
        fault,
        { times: times[fault].length, medianMs: median(times[fault]), slowestMs: slowest(times[fault]) },
      ]),
    ),
    all: { times: all.length, medianMs: median(all), slowestMs: slowest(all) },
    restarts,
    migration: { ...migration, migrations },
    loadBefore: Math.round(loadBefore),
    loadAfter: Math.round(loadavg()[0]!),
  };
  const pass =
    isWhole(figures) &&
    twoPrimaries === 0 &&
    faults.every((fault) => times[fault].length === counts[fault] && median(times[fault]) <= budgetMs) &&
    median(all) <= budgetOfAllMs &&
    restarts.failedCalls + migration.failedCalls === 0 &&
    migrations > 0;
  process.stdout.write(`${JSON.stringify({ id: 'SCL-4', pass, figures })}\n`);
  return pass;
}

/** Restarts the servers one after the other, and says how writing went meanwhile. */
async function rolled(ledger: WriteLedger, restart: () => Promise<void>): Promise<Record<'failedCalls', number>> {
  const [failed, acknowledged, from] = [ledger.failed, ledger.acknowledged, Date.now()];
  await restart();
  const figures = {
    seconds: Math.round((Date.now() - from) / 1000),
    acknowledged: ledger.acknowledged - acknowledged,
    failedCalls: ledger.failed - failed,
  };
  process.stderr.write(`servers restarted in turn: ${JSON.stringify(figures)}\n`);
  const reasons = figures.failedCalls === 0 ? [] : ledger.latestFailures.slice(-figures.failedCalls);
  for (const reason of new Set(reasons.slice(0, 20))) process.stderr.write(`  ${reason}\n`);
  return figures;
}

const migrationsOf = (cluster: Cluster): Promise<number> =>
  cluster.asServer(async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from schema_migrations');
    return rows[0]!.count;
  });

await main();
