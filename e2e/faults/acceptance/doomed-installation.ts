import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, type LocalPostgres, startLocalPostgres } from '@masar/local-postgres';
import pg from 'pg';
import { type MasarServer, startMasar } from '../../environment/masar-server.ts';
import { SmallDisk } from './small-disk.ts';

/** A server and its database, with a supervisor that starts again whatever died, as an operator's would. */
export class DoomedInstallation {
  private readonly folder: string;
  private readonly disk: SmallDisk | undefined;
  private postgres!: LocalPostgres;
  private server!: MasarServer;

  /** The database lies on a disk of its own where that is to be filled. */
  constructor({ hasSmallDisk }: { hasSmallDisk: boolean }) {
    this.folder = mkdtempSync(join(tmpdir(), 'masar-acceptance-'));
    mkdirSync(this.dataDirectory);
    this.disk = hasSmallDisk ? new SmallDisk(this.folder) : undefined;
  }

  get address(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  get dataDirectory(): string {
    return join(this.folder, 'data');
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  async start(): Promise<void> {
    this.postgres = await this.startDatabase();
    await this.asAdministrator(async (client) => {
      // The log of changes fits the small disk.
      await client.query(`alter system set max_wal_size = '256MB'`);
      await client.query('select pg_reload_conf()');
    });
    this.server = await this.startServer();
  }

  /** Ends every connection of the server, as a failover or an administrator does. */
  async endBackends(): Promise<void> {
    await this.asAdministrator((client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'masar'`),
    );
  }

  async killServer(): Promise<void> {
    await this.server.stop('SIGKILL');
    this.server = await this.startServer(this.server.port);
  }

  async killDatabase(): Promise<void> {
    process.kill(this.postgres.pid, 'SIGKILL');
    this.postgres = await this.startDatabase(this.postgres.port);
  }

  fillDisk(): void {
    this.disk?.fill();
  }

  /** Room again; a database that gave up for lack of it is started. */
  async makeRoom(): Promise<void> {
    this.disk?.makeRoom();
    await this.reviveDatabase();
  }

  async reviveDatabase(): Promise<void> {
    if (!isAlive(this.postgres.pid)) this.postgres = await this.startDatabase(this.postgres.port);
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.address}/api/health/ready`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    );
    return answer?.ok === true;
  }

  async asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return withClient(this.postgres.adminUrl, work);
  }

  async asServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return withClient(this.postgres.url, work);
  }

  async remove(): Promise<void> {
    await this.server?.stop();
    this.disk?.makeRoom();
    if (this.postgres) await this.postgres.stop();
    this.disk?.unmount();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private startDatabase(port?: number): Promise<LocalPostgres> {
    const dataDirectory = join(this.disk?.folder ?? this.folder, 'postgres');
    return startLocalPostgres({ dataDirectory, durable: true, ...(port && { port }) });
  }

  private startServer(port?: number): Promise<MasarServer> {
    return startMasar({
      databaseUrl: this.postgres.url,
      dataDirectory: this.dataDirectory,
      // Losing its database is what the server is here for; it need not say so on the screen.
      environment: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
      ...(port && { port }),
    });
  }
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
