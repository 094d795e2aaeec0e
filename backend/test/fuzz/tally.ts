import type { Aimed } from './targets.js';

/** What a run of the fuzzer did, in numbers. */
export interface Figures {
  calls: number;
  uploads: number;
  /** Calls of each operation, by `get /api/…`. */
  operations: Record<string, number>;
  /** Answers by their status; 0 where there was none. */
  statuses: Record<string, number>;
  serverErrors: number;
  /** Answers that differ from the document, or tell what they must not. */
  schemaFaults: number;
  /** Of the 5xx those that said "try again later" and were tried again. */
  triedAgain: number;
}

/** Counts what goes out and what comes back. */
export class Tally {
  private readonly statuses = new Map<number, number>();
  private readonly operations = new Map<string, number>();
  private uploads = 0;
  private schemaFaults = 0;
  private triedAgain = 0;

  /** An operation that is to be called, so that one which never is shows as such. */
  expect(operation: string): void {
    this.operations.set(operation, 0);
  }

  answered({ call, target }: Aimed, status: number, faults: number): void {
    const name = `${target.operation.method} ${target.operation.path}`;
    this.operations.set(name, (this.operations.get(name) ?? 0) + 1);
    this.count(status);
    if (call.body instanceof Buffer) this.uploads += 1;
    if (status < 500) this.schemaFaults += faults;
  }

  /** An answer of 503 that is asked for again. */
  again(status: number): void {
    this.count(status);
    this.triedAgain += 1;
  }

  get calls(): number {
    return [...this.operations.values()].reduce((sum, count) => sum + count, 0);
  }

  figures(): Figures {
    const byStatus = [...this.statuses].sort(([a], [b]) => a - b);
    return {
      calls: this.calls,
      uploads: this.uploads,
      operations: Object.fromEntries(this.operations),
      statuses: Object.fromEntries(byStatus),
      serverErrors: byStatus.reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0),
      schemaFaults: this.schemaFaults,
      triedAgain: this.triedAgain,
    };
  }

  private count(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}
