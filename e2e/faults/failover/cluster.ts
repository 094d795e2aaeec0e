import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type MasarServer, startMasar } from '../../environment/masar-server.ts';
import { startEtcd, startPooler, startProxy } from './around-the-nodes.ts';
import { DatabaseNode, passwords } from './database-node.ts';
import { choosePorts, type Ports } from './ports.ts';

const patienceMs = 180_000;

/** Three nodes of PostgreSQL, etcd, PgBouncer, HAProxy and two servers of Masar, all on loopback. */
export class Cluster {
  readonly dataDirectory: string;
  private readonly folder: string;
  private readonly ports: Ports;
  private readonly nodes: DatabaseNode[];
  private readonly helpers: ChildProcess[] = [];
  private readonly servers: MasarServer[] = [];
  private readonly binaries = newestBinaries();

  private constructor(folder: string, ports: Ports) {
    this.folder = folder;
    this.ports = ports;
    this.nodes = ([1, 2, 3] as const).map((number) => new DatabaseNode(folder, number, ports));
    this.dataDirectory = join(folder, 'files');
  }

  static async prepare(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'masar-failover-'));
    // Its inside is for the database's user too.
    chmodSync(folder, 0o755);
    return new Cluster(folder, await choosePorts());
  }

  /** Where people reach the servers. */
  get address(): string {
    return `http://127.0.0.1:${this.ports.masar}`;
  }

  /** The primary, whichever it is. */
  get databaseUrl(): string {
    return `postgres://masar:${passwords.masar}@127.0.0.1:${this.ports.database}/masar`;
  }

  async start(): Promise<void> {
    this.helpers.push(startEtcd(this.folder, this.ports));
    for (const node of this.nodes) node.start(this.binaries);
    this.helpers.push(startProxy(this.folder, this.ports), startPooler(this.folder, this.ports));
    await this.untilWhole();
    await this.untilWell(() => this.asServer((client) => client.query('select 1')), 'the database');
    for (const port of [this.ports.server1, this.ports.server2]) this.servers.push(await this.startServer(port));
    await this.untilWell(async () => {
      const { ok } = await fetch(`${this.address}/api/health/ready`);
      if (!ok) throw new Error('not ready');
    }, 'the servers behind the proxy');
  }

  /** One primary, and two that follow it, one of them in step. */
  async untilWhole(): Promise<void> {
    await this.untilWell(async () => {
      const primaries = (await Promise.all(this.nodes.map((node) => node.followers()))).filter(
        (one) => one !== undefined,
      );
      const streaming = primaries[0]?.filter(({ state }) => state === 'streaming') ?? [];
      const isInStep = streaming.some(({ sync_state }) => sync_state === 'sync');
      if (primaries.length !== 1 || streaming.length !== 2 || !isInStep) throw new Error(JSON.stringify(primaries));
    }, 'the cluster to be whole');
  }

  /** Kills the primary with everything of it, and answers how to bring the node back. */
  async killPrimary(): Promise<() => void> {
    for (const node of this.nodes) {
      if ((await node.followers()) === undefined) continue;
      node.kill();
      return () => node.start(this.binaries);
    }
    throw new Error('There is no primary.');
  }

  /** Ends each server as an operator does and starts it again, one after the other, with some quiet between them. */
  async restartServers(quietMs: number): Promise<void> {
    for (const [index, server] of this.servers.entries()) {
      await server.stop();
      this.servers[index] = await this.startServer(server.port);
      await sleep(quietMs);
    }
  }

  async asServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.databaseUrl, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop('SIGKILL')));
    for (const node of this.nodes) node.kill();
    for (const helper of this.helpers) helper.kill('SIGKILL');
    // What was killed may still hold its folder for a moment.
    await sleep(500);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private startServer(port: number): Promise<MasarServer> {
    return startMasar({
      port,
      databaseUrl: `postgres://masar:${passwords.masar}@127.0.0.1:${this.ports.pooler}/masar`,
      dataDirectory: this.dataDirectory,
      environment: {
        DATABASE_DIRECT_URL: this.databaseUrl,
        TRUSTED_PROXIES: '1',
        // HAProxy needs two looks, half a second apart.
        DRAIN_SECONDS: '3',
        // Losing its database is what it is here for; it need not say so on the screen.
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      },
    });
  }

  private async untilWell(question: () => Promise<unknown>, what: string): Promise<void> {
    let reason: unknown;
    for (const limit = Date.now() + patienceMs; Date.now() < limit; await sleep(100)) {
      const isWell = await question().then(
        () => true,
        (error: unknown) => ((reason = error), false),
      );
      if (isWell) return;
    }
    throw new Error(`Waited in vain for ${what}; see ${this.folder}`, { cause: reason });
  }
}

function newestBinaries(): string {
  const versions = readdirSync('/usr/lib/postgresql').map(Number).filter(Boolean);
  return `/usr/lib/postgresql/${Math.max(...versions)}/bin`;
}
