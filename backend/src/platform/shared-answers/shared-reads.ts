import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { KeptValues } from './kept-values.js';
import { lifetimeOf } from './lifetime.js';
import { TableChanges } from './table-changes.js';

const maximumEntries = 300;
const maximumBytes = 32_000_000;

/**
 * What is read alike for everybody, kept in the process until a table changes that it is read from (PERF-1, ADR 61). What
 * is the reader's own is read beside it. Nobody may change what they are given: others are given the same.
 */
@Injectable()
export class SharedReads {
  private readonly values: KeptValues<Promise<unknown>>;

  constructor(
    private readonly changes: TableChanges,
    private readonly transactions: Transactions,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    const lifetimeMs = lifetimeOf(config);
    this.values = new KeptValues(changes, { entries: maximumEntries, bytes: maximumBytes, lifetimeMs });
  }

  /** The value kept under the key, or what `load` reads from the tables; once for all who wait for it. */
  async read<Value>(key: string, tables: readonly string[], load: () => Promise<Value>): Promise<Value> {
    // Whoever has changed something and not yet committed it sees that, and is alone in it.
    if (this.transactions.open()) return load();
    const kept = this.values.find(key);
    if (kept) return kept as Promise<Value>;
    const state = this.changes.stateOf(tables);
    const value = load();
    this.values.keep(key, value, { tables, state });
    try {
      // Readers choose what is read, and writers how long it is: only what is there can be weighed.
      const size = sizeOf(await value);
      if (this.values.find(key) === value) this.values.keep(key, value, { tables, state, size });
    } catch {
      this.values.drop(key);
    }
    return value;
  }
}

/** Bytes that a value holds, roughly; maps are vocabularies of a known size and count little. */
const sizeOf = (value: unknown): number => JSON.stringify(value).length * 2;
