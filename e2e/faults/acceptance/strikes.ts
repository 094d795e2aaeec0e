import { setTimeout as sleep } from 'node:timers/promises';
import type { DoomedInstallation } from './doomed-installation.ts';
import type { WriteLedger } from './write-ledger.ts';

export const faults = ['backends', 'servers', 'databases', 'disks'] as const;
export type Fault = (typeof faults)[number];

/** For how long a full disk stays full. */
const fullMs = 3000;
/** A server that is not back by then does not come back. */
const patienceMs = 120_000;

/** Lets the fault happen, and answers how many ms later a write sent afterwards was acknowledged and the server ready. */
export async function strike(fault: Fault, installation: DoomedInstallation, ledger: WriteLedger): Promise<number> {
  const struckAt = await begin(fault, installation);
  while (!(ledger.latestSentAt > struckAt && (await installation.isReady()))) {
    if (Date.now() - struckAt > patienceMs) throw new Error(`The server did not come back after: ${fault}`);
    if (fault === 'disks') await installation.reviveDatabase();
    await sleep(20);
  }
  return Date.now() - struckAt;
}

/** When the fault happened; a disk's is over when there is room again, before that nobody can write. */
async function begin(fault: Fault, installation: DoomedInstallation): Promise<number> {
  const struckAt = Date.now();
  if (fault === 'backends') await installation.endBackends();
  if (fault === 'servers') await installation.killServer();
  if (fault === 'databases') await installation.killDatabase();
  if (fault !== 'disks') return struckAt;
  installation.fillDisk();
  await sleep(fullMs);
  const roomAt = Date.now();
  await installation.makeRoom();
  return roomAt;
}
