import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPooler, startProxy } from './around-the-nodes.ts';
import { DatabaseNode, type NodeOptions, passwords } from './database-node.ts';
import { choosePlaces, nodeNumbers, type Places } from './places.ts';
import { Servers } from './servers.ts';
import type { Wires } from './wires.ts';

const patienceMs = 180_000;

/** What is particular to a cluster. */
interface ClusterOptions extends NodeOptions {
  /** Between the nodes; all on loopback where there are none. */
  wires?: Wires | undefined;
}

/** Three nodes of etcd and PostgreSQL, PgBouncer, HAProxy and two servers of Masar. */
export class Cluster {
  readonly dataDirectory: string;
  readonly folder: string;
  readonly wires: Wires | undefined;
  readonly nodes: readonly DatabaseNode[];
  readonly servers: Servers;
  readonly binaries = newestBinaries();
  private readonly places: Places;
  private helpers: ChildProcess[] = [];

  private constructor(folder: string, places: Places, { wires, ...options }: ClusterOptions) {
    this.folder = folder;
    this.places = places;
    this.wires = wires;
    this.nodes = nodeNumbers.map((number) => new DatabaseNode(folder, number, places, options));
    this.dataDirectory = join(folder, 'files');
    this.servers = new Servers(places, this.dataDirectory);
  }

  static async prepare(options: ClusterOptions = {}): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'masar-failover-'));
    // Its inside is for the database's user too.
    chmodSync(folder, 0o755);
    return new Cluster(folder, await choosePlaces(options.wires), options);
  }

  /** Where people reach the servers. */
  get address(): string {
    return `http://127.0.0.1:${this.places.masar}`;
  }

  /** The primary, whichever it is. */
  get databaseUrl(): string {
    return `postgres://masar:${passwords.masar}@127.0.0.1:${this.places.database}/masar`;
  }

  /** Starts all of it, the servers from the build that is named. */
  async start(build?: string): Promise<void> {
    for (const node of this.nodes) node.start(this.binaries);
    this.helpers.push(startProxy(this.folder, this.places), startPooler(this.folder, this.places));
    await this.untilWhole();
    await this.startServers(build);
  }

  async startServers(build?: string): Promise<void> {
    await this.untilWell(() => this.asServer((client) => client.query('select 1')), 'the database');
    await this.servers.start(build);
    await this.untilWell(async () => {
      const { ok } = await fetch(`${this.address}/api/health/ready`);
      if (!ok) throw new Error('not ready');
    }, 'the servers behind the proxy');
  }

  /** One primary, and two that follow it, one of them in step. */
  async untilWhole(): Promise<void> {
    await this.untilWell(async () => {
      const primaries = await this.primaries();
      const streaming = primaries[0]?.followers.filter(({ state }) => state === 'streaming') ?? [];
      if (primaries.length !== 1 || streaming.length !== 2)
        throw new Error(JSON.stringify(primaries.map(({ followers }) => followers)));
      await this.nodeInStep(primaries[0]!.node);
    }, 'the cluster to be whole');
  }

  /** Who says of itself that it is the primary, and who follows. */
  async primaries(): Promise<{ node: DatabaseNode; followers: readonly { state: string }[] }[]> {
    const all = await Promise.all(this.nodes.map(async (node) => ({ node, followers: await node.followers() })));
    return all.flatMap(({ node, followers }) => (followers ? [{ node, followers }] : []));
  }

  /** The primary, and the standby that has every write before it is acknowledged. */
  async leaders(): Promise<{ primary: DatabaseNode; inStep: DatabaseNode }> {
    return this.untilWell(async () => {
      const [first] = await this.primaries();
      if (!first) throw new Error('nobody leads');
      return { primary: first.node, inStep: await this.nodeInStep(first.node) };
    }, 'a primary and a standby in step');
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
    await this.servers.stop('SIGKILL');
    for (const node of this.nodes) node.kill();
    for (const helper of this.helpers) helper.kill('SIGKILL');
    this.helpers = [];
    // What was killed may still hold its folder for a moment.
    await sleep(1000);
    for (const { disk } of this.nodes) disk?.unmount();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Of whom all etcds know that it is in step: only that one may take over, whatever PostgreSQL says a moment earlier. */
  private async nodeInStep(primary: DatabaseNode): Promise<DatabaseNode> {
    const name = (await primary.members()).find(({ role }) => role === 'sync_standby')?.name;
    const inStep = this.nodes.find(({ number }) => `node${number}` === name);
    if (!inStep) throw new Error('nobody is in step');
    return inStep;
  }

  /** Asks until the question throws no more, and answers what it answers then. */
  async untilWell<T>(question: () => Promise<T>, what: string): Promise<T> {
    for (const limit = Date.now() + patienceMs; ; await sleep(100)) {
      try {
        return await question();
      } catch (cause) {
        if (Date.now() < limit) continue;
        for (const node of this.nodes) process.stderr.write(`node${node.number}:\n${node.lastWords()}\n`);
        throw new Error(`Waited in vain for ${what}`, { cause });
      }
    }
  }
}

function newestBinaries(): string {
  const versions = readdirSync('/usr/lib/postgresql').map(Number).filter(Boolean);
  return `/usr/lib/postgresql/${Math.max(...versions)}/bin`;
}
