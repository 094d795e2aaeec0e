import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../environment/masar-server.ts';
import { findRows } from '../acceptance/compare-rows.ts';
import { countDrift } from '../acceptance/count-drift.ts';
import { removedAfterwards } from '../acceptance/removed-afterwards.ts';
import { isWhole, WritingPeople } from '../acceptance/writing-people.ts';
import { Cluster } from '../failover/cluster.ts';
import type { DatabaseNode } from '../failover/database-node.ts';
import { runProgram } from '../failover/programs.ts';
import { Archive } from './archive.ts';
import { compareSecond } from './compare-second.ts';

/** The log of the last second is in the archive by then, or never will be. */
const archivePatienceMs = 180_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { people: { type: 'string', default: '20' }, seconds: { type: 'string', default: '15' } },
  });
  const archive = await Archive.begin();
  const archiveOf = (data: string, port: number): Record<string, string> => archive.settingsOf(data, port);
  const cluster = await Cluster.prepare({ archiveOf });
  const remove = async (): Promise<void> => {
    await cluster.remove();
    archive.end();
  };
  await removedAfterwards({ start: () => cluster.start(), remove }, () =>
    accept(cluster, archive, Number(values.people), Number(values.seconds)),
  );
}

/** Lets people write before and after a second, loses all three machines, and goes back to that second. */
async function accept(cluster: Cluster, archive: Archive, count: number, seconds: number): Promise<boolean> {
  const earlier = await cluster.asServer(findRows);
  const people = await WritingPeople.begin(cluster, count);
  const { primary } = await cluster.leaders();
  const copySeconds = await timed(() => operate(primary, cluster, 'base-copy.sh'));
  await sleep(seconds * 1000);
  const second = Math.ceil(Date.now() / 1000) * 1000;
  await sleep(second - Date.now() + seconds * 1000);
  const segment = await segmentOf(primary);
  const archivedFrom = Date.now();
  const written = await people.end();
  await untilArchived(primary, segment);
  const archivedAfterMs = Date.now() - archivedFrom;

  await cluster.servers.stop('SIGKILL');
  for (const node of cluster.nodes) node.burn();
  const target = new Date(second).toISOString().replace('T', ' ').replace('.000Z', '+00');
  process.stderr.write(`all three nodes are gone; back to ${target}\n`);
  const restoreSeconds = await timed(() => operate(cluster.nodes[0]!, cluster, 'restore-to.sh', target));
  const wholeSeconds = await timed(() => makeFirstNode(cluster));
  const compared = await cluster.asServer((client) => compareSecond(client, people.ledger, second, earlier));
  const drift = countDrift(cluster);
  await cluster.startServers();
  // The archive takes what the restored database writes, too.
  await operate(cluster.nodes[0]!, cluster, 'base-copy.sh');

  const objects = await archive.size();
  const load = Math.round(loadavg()[0]!);
  const times = { copySeconds, archivedAfterMs, restoreSeconds, wholeSeconds };
  const figures = { people: count, written, second: target, ...compared, drift, ...times, objects, load };
  const { before, lost, doubled, after, tooMuch } = compared;
  const pass = isWhole(written) && before > 0 && after > 0 && lost + doubled + tooMuch + drift === 0;
  process.stdout.write(`${JSON.stringify({ id: 'SCL-4', pass, figures })}\n`);
  return pass;
}

/** Runs what operators type on a node. */
async function operate(node: DatabaseNode, { binaries }: Cluster, script: string, ...args: string[]): Promise<void> {
  const environment = { ...node.archive, PG_BINARIES: binaries };
  process.stderr.write(await runProgram([join(root, 'ops/archive', script), ...args], { cwd: '/', environment }));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = Date.now();
  await work();
  return Math.round((Date.now() - from) / 1000);
}

/** The part of the log that is being written. */
async function segmentOf(primary: DatabaseNode): Promise<string> {
  return primary.asAdministrator(async (client) => {
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name');
    return rows[0]!.name;
  });
}

async function untilArchived(primary: DatabaseNode, segment: string): Promise<void> {
  for (const limit = Date.now() + archivePatienceMs; Date.now() < limit; await sleep(500)) {
    const isThere = await primary.asAdministrator(async (client) => {
      const sql = 'select last_archived_wal >= $1 as is_there from pg_stat_archiver';
      return (await client.query<{ is_there: boolean | null }>(sql, [segment])).rows[0]!.is_there;
    });
    if (isThere) return;
  }
  throw new Error(`${segment} did not arrive in the archive.`);
}

/** An empty etcd takes the restored node as the primary; only then the others come, and copy it. */
async function makeFirstNode(cluster: Cluster): Promise<void> {
  const [first, ...others] = cluster.nodes;
  for (const node of cluster.nodes) node.startEtcd();
  first!.startDatabase(cluster.binaries);
  await cluster.untilWell(async () => {
    if ((await first!.followers()) === undefined) throw new Error('not yet');
  }, 'the restored node to be the primary');
  for (const node of others) node.startDatabase(cluster.binaries);
  await cluster.untilWhole();
}

await main();
