import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import pg from 'pg';
import type { MemorySample } from './memory-figures.js';

/** Looks at one server: what it tells of itself, what Linux knows of it, what its database sees of it. */
export class ServerSamples {
  private readonly startedAt = performance.now();

  private constructor(
    private readonly pid: number,
    private readonly metricsUrl: string,
    private readonly database: pg.Client,
  ) {}

  static async open(pid: number, metricsUrl: string, databaseUrl: string): Promise<ServerSamples> {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    return new ServerSamples(pid, metricsUrl, database);
  }

  /** Looks that were not answered, as on a machine that does too much else. */
  missed = 0;

  async take(): Promise<MemorySample | undefined> {
    const text = await this.told();
    if (text === undefined) {
      this.missed += 1;
      return undefined;
    }
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    const { rows } = await this.database.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return {
      atMs: performance.now() - this.startedAt,
      resident: figure('process_resident_memory_bytes'),
      heapUsed: figure('nodejs_heap_size_used_bytes'),
      // Each since the question before, in seconds.
      loopP50Ms: figure('nodejs_eventloop_lag_p50_seconds') * 1000,
      loopP99Ms: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
      loopMaxMs: figure('nodejs_eventloop_lag_max_seconds') * 1000,
      cpuSeconds: figure('process_cpu_seconds_total'),
      handles: figure('nodejs_active_handles_total'),
      resources: figure('nodejs_active_resources_total'),
      connections: rows[0]?.count ?? 0,
      descriptors: readdirSync(`/proc/${this.pid}/fd`).length,
      threads: Number(/^Threads:\s+(\d+)/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1]),
      load: loadavg()[0] ?? 0,
    };
  }

  /** On a line of its own each time: the server ends those that are quiet, maybe in the moment of the next question. */
  private async told(): Promise<string | undefined> {
    try {
      return await (await fetch(this.metricsUrl, { headers: { connection: 'close' } })).text();
    } catch {
      return undefined;
    }
  }

  async close(): Promise<void> {
    await this.database.end();
  }
}
