import pg from 'pg';

/** What a measured process tells over IPC when asked to. */
export interface Measurements {
  /** Sent by its pools since it started (PERF-3). */
  statements: number;
  /** Of this process alone, since it started. */
  cpuSeconds: number;
}

/** What it holds when it is asked for its `memory`, right after a collection; needs `--expose-gc`. */
export interface MemoryMeasurement {
  bytes: number;
  /** Of the process as Linux counts it. */
  resident: number;
}

let statements = 0;

type Query = (this: unknown, ...values: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const query = prototype.query;
prototype.query = function counted(...values) {
  const [first] = values;
  const text = typeof first === 'string' ? first : ((first as { text?: unknown } | null)?.text ?? '');
  // The task queue polls whether or not anybody calls.
  if (!String(text).includes('pgboss')) statements += 1;
  return query.apply(this, values);
};

process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ bytes: heapUsed + external, resident: rss } satisfies MemoryMeasurement);
  }
  if (message !== 'measurements') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ statements, cpuSeconds: (user + system) / 1e6 } satisfies Measurements);
});
