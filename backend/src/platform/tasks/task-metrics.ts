import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Counter, Gauge } from 'prom-client';
import { ReadDatabase } from '#platform/database/read-database';
import type { PlatformTables } from '#platform/manifest/platform.tables';
import { Metrics } from '#platform/metrics/metrics';

interface QueueRow {
  kind: string;
  waiting: number;
  active: number;
  failed: number;
  oldestSeconds: number;
}

const states = ['waiting', 'active', 'failed'] as const;
/** A scrape must not hang on a database that is away. */
const patienceMs = 2000;
/** The gauges of one scrape share one question. */
const freshMs = 100;

/** How much work waits, for how long, and how it ends. Mail is the kind `mail.send`. */
@Injectable()
export class TaskMetrics {
  private readonly settled: Counter<'kind' | 'outcome'>;
  private latest: { at: number; rows: Promise<QueueRow[] | undefined> } | undefined;

  constructor(
    metrics: Metrics,
    private readonly database: ReadDatabase,
  ) {
    this.settled = metrics.counter('masar_tasks_total', 'Runs of tasks in this process by outcome: done, failed', [
      'kind',
      'outcome',
    ]);
    const queue = { name: 'masar_tasks', help: 'Tasks of all processes: waiting, active, failed within a day' };
    this.show(metrics, { ...queue, labelNames: ['kind', 'state'] }, (gauge, rows = []) => {
      for (const row of rows) for (const state of states) gauge.set({ kind: row.kind, state }, row[state]);
    });
    const age = { name: 'masar_tasks_oldest_seconds', help: 'How long a task that may run has been waiting' };
    this.show(metrics, { ...age, labelNames: ['kind'] }, (gauge, rows = []) => {
      for (const { kind, oldestSeconds } of rows) gauge.set({ kind }, oldestSeconds);
    });
    const up = { name: 'masar_database_up', help: 'Whether the database answered this scrape' };
    this.show(metrics, up, (gauge, rows) => gauge.set(rows ? 1 : 0));
  }

  count(kind: string, outcome: 'done' | 'failed'): void {
    this.settled.inc({ kind, outcome });
  }

  /** What cannot be read is left out, not shown as zero. */
  private show(
    { registry }: Metrics,
    figure: { name: string; help: string; labelNames?: string[] },
    fill: (gauge: Gauge, rows: readonly QueueRow[] | undefined) => void,
  ): void {
    const latest = (): Promise<QueueRow[] | undefined> => this.rows();
    new Gauge({
      ...figure,
      registers: [registry],
      async collect() {
        const rows = await latest();
        this.reset();
        fill(this, rows);
      },
    });
  }

  private rows(): Promise<QueueRow[] | undefined> {
    if (!this.latest || Date.now() - this.latest.at > freshMs) {
      this.latest = { at: Date.now(), rows: this.read().catch(() => undefined) };
    }
    return this.latest.rows;
  }

  private async read(): Promise<QueueRow[]> {
    const asked = sql<QueueRow>`
      select name as kind,
             count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
             count(*) filter (where state = 'active')::int as active,
             count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
             coalesce(extract(epoch from now() - min(start_after)
               filter (where state in ('created', 'retry') and start_after <= now())), 0)::float as "oldestSeconds"
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%'
      group by name`.execute(this.database.apart<PlatformTables>());
    const late = AbortSignal.timeout(patienceMs);
    const { rows } = await Promise.race([
      asked,
      new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(new Error('too late')))),
    ]);
    return rows;
  }
}
