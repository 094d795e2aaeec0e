import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type MasarServer, root, startMasar } from '../../environment/masar-server.ts';
import { DatabaseNode, passwords } from './database-node.ts';
import { choosePorts, type Ports } from './ports.ts';
import { folderFor, hand, startProgram } from './programs.ts';

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
    this.startEtcd();
    for (const node of this.nodes) node.start(this.binaries);
    this.startProxy();
    this.startPooler();
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

  private startEtcd(): void {
    const { etcd, etcdPeers } = this.ports;
    const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeers}`];
    const folder = folderFor(this.folder, 'etcd');
    const settings = {
      'data-dir': join(folder, 'data'),
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': `default=${peers}`,
      'log-level': 'error',
    };
    const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
    this.helpers.push(startProgram(folder, 'etcd', ['etcd', ...flags]));
  }

  private startProxy(): void {
    const { ports } = this;
    const at = (port: number): string => `127.0.0.1:${port}`;
    const environment = {
      DATABASE_BIND: at(ports.database),
      MASAR_BIND: at(ports.masar),
      ...Object.fromEntries(
        ([1, 2, 3] as const).flatMap((number) => [
          [`NODE${number}`, at(ports[`node${number}`])],
          [`NODE${number}_API`, String(ports[`api${number}`])],
        ]),
      ),
      SERVER1: at(ports.server1),
      SERVER2: at(ports.server2),
    };
    const command = ['haproxy', '-db', '-f', join(root, 'ops/ha/haproxy.cfg')];
    this.helpers.push(startProgram(folderFor(this.folder, 'haproxy'), 'haproxy', command, { environment }));
  }

  private startPooler(): void {
    const folder = folderFor(this.folder, 'pgbouncer');
    const settings = replaced(readFileSync(join(root, 'ops/ha/pgbouncer.ini'), 'utf8'), {
      'host=haproxy port=5000': `host=127.0.0.1 port=${this.ports.database}`,
      'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1\nunix_socket_dir =',
      'listen_port = 6432': `listen_port = ${this.ports.pooler}`,
    });
    writeFileSync(join(folder, 'userlist.txt'), `"masar" "${passwords.masar}"\n`);
    writeFileSync(join(folder, 'pgbouncer.ini'), settings);
    for (const name of ['userlist.txt', 'pgbouncer.ini']) hand(join(folder, name));
    this.helpers.push(startProgram(folder, 'pgbouncer', ['pgbouncer', join(folder, 'pgbouncer.ini')]));
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

/** A file's text with other addresses; each has to be there. */
function replaced(text: string, others: Record<string, string>): string {
  for (const [from, to] of Object.entries(others)) {
    if (!text.includes(from)) throw new Error(`pgbouncer.ini does not say ‘${from}’`);
    text = text.replace(from, to);
  }
  return text;
}

function newestBinaries(): string {
  const versions = readdirSync('/usr/lib/postgresql').map(Number).filter(Boolean);
  return `/usr/lib/postgresql/${Math.max(...versions)}/bin`;
}
