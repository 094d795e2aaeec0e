import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type LocalPostgres, startTemporaryPostgres, urlForDatabase } from '@masar/local-postgres';
import pg from 'pg';
import { type MasarServer, root, startMasar } from '../../environment/masar-server.ts';
import { startSwift, type Swift } from './swift.ts';
import { openTroubledLine, type TroubledLine } from './troubled-line.ts';

/** What a command of the root said. */
export interface Said {
  code: number | null;
  output: string;
}

/** A PostgreSQL, a Swift, a line to it and servers that use them. */
export class Trial {
  private readonly servers: MasarServer[] = [];

  readonly swift: Swift;
  readonly line: TroubledLine;
  private readonly folder: string;
  private readonly postgres: LocalPostgres;

  private constructor(folder: string, postgres: LocalPostgres, swift: Swift, line: TroubledLine) {
    this.folder = folder;
    this.postgres = postgres;
    this.swift = swift;
    this.line = line;
  }

  static async begin(): Promise<Trial> {
    const folder = mkdtempSync(join(tmpdir(), 'masar-s3-'));
    mkdirSync(join(folder, 'data'));
    const swift = await startSwift();
    for (const bucket of ['masar', 'restored']) await swift.makeBucket(bucket);
    return new Trial(folder, await startTemporaryPostgres(), swift, await openTroubledLine(swift.port));
  }

  /** Settings of a bucket, reached over the line. */
  bucket(name = 'masar', secret = this.swift.secretAccessKey): Record<string, string> {
    const url = `http://127.0.0.1:${this.line.port}/${name}`;
    return {
      S3_BUCKET_URL: url,
      S3_BACKUP_BUCKET_URL: `http://127.0.0.1:${this.line.port}/masar`,
      S3_ACCESS_KEY_ID: this.swift.accessKeyId,
      S3_SECRET_ACCESS_KEY: secret,
      S3_SIGNED_DOWNLOADS: 'true',
    };
  }

  async serve(environment: Record<string, string>): Promise<MasarServer> {
    const settings = { LOG_LEVEL: 'silent', ...environment };
    const server = await startMasar({
      databaseUrl: this.postgres.url,
      dataDirectory: join(this.folder, 'data'),
      environment: settings,
    });
    this.servers.push(server);
    return server;
  }

  /** Runs a command of the root; `killWhen` ends it at once with the first line that it answers yes to. */
  run(
    name: string,
    args: string[],
    environment: Record<string, string>,
    killWhen?: () => Promise<boolean>,
  ): Promise<Said> {
    const child = spawn(process.execPath, [join(root, 'tools/backend-command.ts'), name, ...args], {
      env: { ...process.env, DATABASE_URL: this.postgres.url, DATA_DIR: join(this.folder, 'data'), ...environment },
      // A group of its own, so that the command goes with whoever started it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const looking = killWhen && setInterval(() => void killWhen().then((is) => is && end()), 20);
    const end = (): void => {
      clearInterval(looking);
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
    };
    return new Promise((resolve) => {
      child.once('close', (code) => {
        clearInterval(looking);
        resolve({ code, output });
      });
    });
  }

  async emptyDatabase(name: string): Promise<string> {
    await createDatabase(this.postgres.adminUrl, name, { owner: 'masar' });
    return urlForDatabase(this.postgres.url, name);
  }

  async ask<Row extends object>(sql: string, url = this.postgres.url): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async end(): Promise<void> {
    for (const server of this.servers) await server.stop();
    this.line.close();
    this.swift.stop();
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
