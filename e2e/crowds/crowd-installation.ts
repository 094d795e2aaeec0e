import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSecondsOf, cpuSecondsWithChildren, type LocalPostgres, startLocalPostgres } from '@masar/local-postgres';
import pg from 'pg';
import { type MasarServer, root, startMasar } from '../environment/masar-server.ts';

/** Flags and environment with which `npm start` starts the server. */
const { flags, environment } = JSON.parse(readFileSync(join(root, 'backend/server-process.json'), 'utf8')) as {
  flags: string[];
  environment: NodeJS.ProcessEnv;
};

/** One server in production mode with its PostgreSQL, both as `npm start` runs them, on a folder of their own. */
export class CrowdInstallation {
  private readonly folder = mkdtempSync(join(tmpdir(), 'masar-crowd-'));
  private postgres: LocalPostgres | undefined;
  private server: MasarServer | undefined;

  async start(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    mkdirSync(this.dataDirectory);
    this.postgres = await startLocalPostgres({ dataDirectory: join(this.folder, 'postgres'), durable: true });
    await this.startServer(settings);
  }

  /** Stops the server, does something to the database, and starts the server again. */
  async whileStopped(work: () => Promise<void>): Promise<void> {
    await this.server?.stop();
    await work();
    await this.startServer();
  }

  private async startServer(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    this.server = await startMasar({
      databaseUrl: this.databaseUrl,
      dataDirectory: this.dataDirectory,
      flags,
      environment: { ...environment, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn', ...settings },
    });
  }

  get port(): number {
    return this.server!.port;
  }

  get dataDirectory(): string {
    return join(this.folder, 'data');
  }

  get databaseUrl(): string {
    return this.postgres!.url;
  }

  /** The superuser's, on the database `postgres`. */
  get adminUrl(): string {
    return this.postgres!.adminUrl;
  }

  /** What PostgreSQL writes. */
  get logFile(): string {
    return join(this.postgres!.dataDirectory, 'server.log');
  }

  get serverPid(): number {
    return this.server!.pid;
  }

  /** CPU seconds so far, of the server and of its database. */
  cpuSeconds(): { server: number; database: number } {
    return { server: cpuSecondsOf(this.server!.pid), database: cpuSecondsWithChildren(this.postgres!.pid) };
  }

  async ask<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      // What prepares a crowd takes longer than what a person waits for.
      await client.query('set statement_timeout = 0');
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    await this.server?.stop();
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
