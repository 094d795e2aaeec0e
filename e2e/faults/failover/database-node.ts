import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../environment/masar-server.ts';
import type { Ports } from './ports.ts';
import { folderFor, startProgram } from './programs.ts';

/** Passwords of a cluster that lives for minutes on loopback. */
export const passwords = {
  superuser: 'superuser-only-here',
  replication: 'replication-only-here',
  masar: 'masaronlyhere',
};

/** Who follows a primary. */
interface Follower {
  state: string;
  sync_state: string;
}

/** One of the three: a PostgreSQL and the Patroni that starts, follows and promotes it. */
export class DatabaseNode {
  private readonly folder: string;
  private readonly number: 1 | 2 | 3;
  private readonly ports: Ports;
  private patroni: ChildProcess | undefined;

  constructor(folder: string, number: 1 | 2 | 3, ports: Ports) {
    this.folder = folderFor(folder, `node${number}`);
    this.number = number;
    this.ports = ports;
  }

  start(binaries: string): void {
    const { folder, number, ports } = this;
    const [database, api] = [ports[`node${number}`], ports[`api${number}`]];
    this.patroni = startProgram(folder, 'patroni', ['patroni', join(root, 'ops/ha/patroni.yml')], {
      // The file names its script from the root of the checkout.
      cwd: root,
      environment: {
        PATH: `${binaries}:${process.env['PATH']}`,
        PATRONI_NAME: `node${number}`,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${database}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${database}`,
        PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'data'),
        PATRONI_POSTGRESQL_BIN_DIR: binaries,
        PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
        PATRONI_ETCD3_HOSTS: `127.0.0.1:${ports.etcd}`,
        PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
        PATRONI_REPLICATION_PASSWORD: passwords.replication,
        MASAR_DATABASE_PASSWORD: passwords.masar,
      },
    });
  }

  /** Where this is the primary: who follows it, in the words of pg_stat_replication. */
  async followers(): Promise<readonly Follower[] | undefined> {
    const address = `http://127.0.0.1:${this.ports[`api${this.number}`]}/primary`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.status !== 200) return undefined;
    return ((await answer.json()) as { replication?: Follower[] }).replication ?? [];
  }

  /** Ends all of it at once, as a machine that loses its power. */
  kill(): void {
    this.patroni?.kill('SIGKILL');
    const postmaster = this.postmaster();
    if (postmaster === undefined) return;
    for (const pid of [postmaster, ...childrenOf(postmaster)]) endNow(pid);
  }

  private postmaster(): number | undefined {
    try {
      return Number(readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    // The name, in brackets, may hold anything; state and parent follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]);
  } catch {
    return undefined;
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went with its parent.
  }
}
