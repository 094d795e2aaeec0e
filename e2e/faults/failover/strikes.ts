import { setTimeout as sleep } from 'node:timers/promises';
import type { WriteLedger } from '../acceptance/write-ledger.ts';
import type { Cluster } from './cluster.ts';
import type { DatabaseNode } from './database-node.ts';

export const faults = ['kills', 'cuts', 'disks'] as const;
export type Fault = (typeof faults)[number];

/** What a cut parts, in turn. */
const partings = ['primary from everybody', 'primary from the other nodes', 'standby in step from everybody'] as const;

/** A cluster that takes no writes by then has failed. */
const patienceMs = 120_000;
/** How much longer a cut lasts than it takes to write again, so that who was cut off has noticed. */
const cutLongerMs = 4000;
/** For how long a disk stays full, unless another node takes over before. */
const fullMs = 20_000;

/** What a fault did: ms until a write that was sent afterwards was acknowledged, and what it was called. */
export interface Struck {
  ms: number;
  what: string;
}

/** Lets the fault befall a cluster that is whole, and mends what is not mended by itself. `turn` counts its kind from 0. */
export async function strike(fault: Fault, turn: number, cluster: Cluster, ledger: WriteLedger): Promise<Struck> {
  if (fault === 'kills') return killPrimary(cluster, ledger);
  if (fault === 'cuts') return cut(partings[turn % partings.length]!, cluster, ledger);
  return fillDisk(cluster, ledger);
}

async function killPrimary(cluster: Cluster, ledger: WriteLedger): Promise<Struck> {
  const { primary } = await cluster.leaders();
  const struckAt = Date.now();
  primary.kill();
  const ms = await untilWritten(ledger, struckAt);
  primary.start(cluster.binaries);
  return { ms, what: `node${primary.number} killed` };
}

async function cut(parting: (typeof partings)[number], cluster: Cluster, ledger: WriteLedger): Promise<Struck> {
  const { primary, inStep } = await cluster.leaders();
  const wires = cluster.wires!;
  const { number } = parting.startsWith('primary') ? primary : inStep;
  const isWhole = parting.endsWith('everybody');
  const struckAt = Date.now();
  if (isWhole) wires.pull(number);
  else wires.part(number);
  try {
    const ms = await untilWritten(ledger, struckAt);
    await sleep(cutLongerMs);
    return { ms, what: `node${number}: ${parting}` };
  } finally {
    if (isWhole) wires.plug(number);
    else wires.rejoin(number);
  }
}

/** Where a standby took over the time counts from the full disk, otherwise from the moment when there was room again. */
async function fillDisk(cluster: Cluster, ledger: WriteLedger): Promise<Struck> {
  const { primary } = await cluster.leaders();
  const filledAt = Date.now();
  primary.disk!.fill();
  const tookOverAt = await untilAnotherLeads(cluster, primary, filledAt + fullMs);
  const ms = tookOverAt && (await untilWritten(ledger, tookOverAt)) + tookOverAt - filledAt;
  const roomAt = Date.now();
  primary.disk!.makeRoom();
  const what = `node${primary.number}: disk full, ${ms ? 'another took over' : 'it stayed the primary'}`;
  return { ms: ms ?? (await untilWritten(ledger, roomAt)), what };
}

/** Meanwhile the log of changes is made to need new room, as it would by itself after some more writes. */
async function untilAnotherLeads(cluster: Cluster, primary: DatabaseNode, limit: number): Promise<number | undefined> {
  for (; Date.now() < limit; await sleep(200)) {
    const [first] = await cluster.primaries();
    if (first && first.node !== primary) return Date.now();
    if (first) await primary.asAdministrator((client) => client.query('select pg_switch_wal()')).catch(() => undefined);
  }
  return undefined;
}

/** How many ms after that moment a write that was sent after it was acknowledged. */
async function untilWritten(ledger: WriteLedger, moment: number): Promise<number> {
  while (ledger.latestSentAt <= moment) {
    if (ledger.isHopeless) throw new Error(`Wrong answers: ${ledger.wrongAnswers.slice(0, 5).join(' | ')}`);
    if (Date.now() - moment > patienceMs)
      throw new Error(`Nobody could write any more: ${ledger.latestFailures.slice(-3).join(' | ')}`);
    await sleep(10);
  }
  return Date.now() - moment;
}
