import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../environment/masar-server.ts';
import { SmallDisk } from '../acceptance/small-disk.ts';
import { startEtcd } from './etcd.ts';
import { type NodeNumber, nodeNumbers, type Places } from './places.ts';
import { endWithChildren } from './process-tree.ts';
import { folderFor, patroniSettings, startProgram } from './programs.ts';

/** Passwords of a cluster that lives for minutes. */
export const passwords = {
  superuser: 'superuser-only-here',
  replication: 'replication-only-here',
  masar: 'masaronlyhere',
};

const toldLines = 40;

/** Who follows a primary. */
interface Follower {
  state: string;
}

/** Who belongs to the cluster, as the etcds have it. */
interface Member {
  name: string;
  role: string;
}

/** What is particular to a node. */
export interface NodeOptions {
  hasSmallDisk?: boolean;
  /** What it is told of the archive of its log. */
  archiveOf?: ((dataDirectory: string, port: number) => Record<string, string>) | undefined;
}

/** One of the three machines: an etcd, a PostgreSQL, and the Patroni that starts, follows and promotes it. */
export class DatabaseNode {
  readonly number: NodeNumber;
  /** Of its database alone, where that is to be filled. */
  readonly disk: SmallDisk | undefined;
  readonly dataDirectory: string;
  private readonly folder: string;
  private readonly places: Places;
  /** Its environment of the archive. */
  readonly archive: Record<string, string>;
  private readonly running: ChildProcess[] = [];

  constructor(parent: string, number: NodeNumber, places: Places, { hasSmallDisk, archiveOf }: NodeOptions = {}) {
    this.folder = folderFor(parent, `node${number}`);
    this.number = number;
    this.places = places;
    this.disk = hasSmallDisk ? new SmallDisk(this.folder) : undefined;
    this.dataDirectory = join(this.disk ? folderFor(this.disk.folder, 'postgres') : this.folder, 'data');
    this.archive = archiveOf?.(this.dataDirectory, places.nodes[number].database) ?? {};
  }

  start(binaries: string): void {
    this.startEtcd();
    this.startDatabase(binaries);
  }

  startEtcd(): void {
    this.running.push(startEtcd(this.folder, this.number, this.places));
  }

  /** Starts Patroni, which does everything else. */
  startDatabase(binaries: string): void {
    const { folder, number, places } = this;
    const { host, network, database, api } = places.nodes[number];
    const etcds = nodeNumbers.map((one) => `${places.nodes[one].host}:${places.nodes[one].etcd}`);
    const patroni = startProgram(folder, 'patroni', ['patroni', patroniSettings(folder)], {
      // The file names its script from the root of the checkout.
      cwd: root,
      network,
      environment: {
        PATH: `${binaries}:${process.env['PATH']}`,
        PATRONI_NAME: `node${number}`,
        PATRONI_RESTAPI_LISTEN: `${host}:${api}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:${api}`,
        PATRONI_POSTGRESQL_LISTEN: `${host}:${database}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:${database}`,
        PATRONI_POSTGRESQL_DATA_DIR: this.dataDirectory,
        PATRONI_POSTGRESQL_BIN_DIR: binaries,
        PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
        PATRONI_ETCD_HOSTS: etcds.join(','),
        PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
        PATRONI_REPLICATION_PASSWORD: passwords.replication,
        MASAR_DATABASE_PASSWORD: passwords.masar,
        ...this.archive,
      },
    });
    this.running.push(patroni);
  }

  /** Where this is the primary: who follows it, in the words of pg_stat_replication. */
  async followers(): Promise<readonly Follower[] | undefined> {
    const { host, api } = this.places.nodes[this.number];
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`http://${host}:${api}/primary`, { signal }).catch(() => undefined);
    if (answer?.status !== 200) return undefined;
    return ((await answer.json()) as { replication?: Follower[] }).replication ?? [];
  }

  async members(): Promise<readonly Member[]> {
    const { host, api } = this.places.nodes[this.number];
    const answer = await fetch(`http://${host}:${api}/cluster`, { signal: AbortSignal.timeout(2000) });
    return ((await answer.json()) as { members: Member[] }).members;
  }

  /** Asks its database as the superuser. */
  async asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const { host, database } = this.places.nodes[this.number];
    const connectionString = `postgres://postgres:${passwords.superuser}@${host}:${database}/postgres`;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Ends all of it at once, its etcd too, as a machine that loses its power. */
  kill(): void {
    for (const child of this.running.splice(0)) child.kill('SIGKILL');
    const postmaster = this.postmaster();
    if (postmaster !== undefined) endWithChildren(postmaster);
  }

  /** Takes everything away that it kept, as a machine that burned. */
  burn(): void {
    this.kill();
    for (const folder of [this.dataDirectory, join(this.folder, 'etcd')])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  /** What its Patroni and PostgreSQL said last, for whoever looks for a fault. */
  lastWords(): string {
    return readFileSync(join(this.folder, 'patroni.log'), 'utf8').split('\n').slice(-toldLines).join('\n');
  }

  private postmaster(): number | undefined {
    try {
      return Number(readFileSync(join(this.dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  }
}
