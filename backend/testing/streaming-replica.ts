import { appendFileSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalPostgres, startLocalPostgres, startTemporaryPostgres } from '@masar/local-postgres';
import pg from 'pg';

/** A PostgreSQL and its streaming replica, both of their own and gone with `stop`. */
export interface ReplicatedPostgres {
  primary: LocalPostgres;
  replica: LocalPostgres;
  stop: () => Promise<void>;
}

/** Copies a running server's files between the two calls that PostgreSQL has for it, and starts the copy as a standby. */
export async function startWithReplica(): Promise<ReplicatedPostgres> {
  const primary = await startTemporaryPostgres();
  const parent = mkdtempSync(join(tmpdir(), 'masar-replica-'));
  const folder = join(parent, 'postgres');
  const client = new pg.Client({ connectionString: primary.adminUrl });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  cpSync(primary.dataDirectory, folder, { recursive: true, filter: (path) => !/postmaster\.(pid|opts)$/.test(path) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const cluster = join(folder, 'cluster');
  writeFileSync(join(cluster, 'backup_label'), rows[0]!.labelfile);
  writeFileSync(join(cluster, 'standby.signal'), '');
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primary.adminUrl}'\n`);
  rmSync(join(folder, 'port'), { force: true });
  giveAs(primary.dataDirectory, folder);
  const replica = await startLocalPostgres({ dataDirectory: folder, durable: false });
  return {
    primary,
    replica,
    stop: async () => {
      await replica.stop();
      await primary.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Root's copy would belong to root, whom PostgreSQL refuses. */
function giveAs(model: string, path: string): void {
  const { uid, gid } = statSync(model);
  chownSync(path, uid, gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveAs(model, join(path, name));
}
