import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DoomedInstallation } from './doomed-installation.ts';
import { inOrderOfChance } from './order-of-chance.ts';
import { removedAfterwards } from './removed-afterwards.ts';
import { type Fault, faults, strike } from './strikes.ts';
import { median, slowest } from './times.ts';
import { isWhole, WritingPeople } from './writing-people.ts';

/** How soon a server has to be well again, in ms. */
const budgets: Record<Fault, number> = { backends: 5000, servers: 10_000, databases: 10_000, disks: 10_000 };
const learnersCount = 50;

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
  await removedAfterwards(installation, () => accept(installation, counts, wanted));
}

/** Lets fifty learners write while everything is killed, compares, and prints the one line. */
async function accept(
  installation: DoomedInstallation,
  counts: Record<Fault, number>,
  wanted: number,
): Promise<boolean> {
  const people = await WritingPeople.begin(installation, learnersCount);
  const { ledger } = people;
  const order = inOrderOfChance(counts);
  const times: Record<Fault, number[]> = { backends: [], servers: [], databases: [], disks: [] };
  const reached = async (share: number): Promise<void> => {
    while (ledger.acknowledged < wanted * share && !people.isDone) await sleep(50);
  };
  for (const [struck, fault] of order.entries()) {
    await reached((struck + 1) / (order.length + 1));
    if (people.isDone) break;
    const ms = await strike(fault, installation, ledger);
    times[fault].push(ms);
    process.stderr.write(`${struck + 1}/${order.length} ${fault}: ${ms} ms; ${ledger.acknowledged} writes\n`);
  }
  await reached(1);
  const figures = {
    learners: learnersCount,
    ...(await people.end()),
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
    figures.acknowledged >= wanted &&
    isWhole(figures) &&
    faults.every((fault) => times[fault].length === counts[fault] && slowest(times[fault]) <= budgets[fault]);
  process.stdout.write(`${JSON.stringify({ id: 'accept:faults', pass, figures })}\n`);
  return pass;
}

await main();
