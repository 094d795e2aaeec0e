import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { KeptValues } from './kept-values.js';
import { lifetimeOf } from './lifetime.js';
import { type MadeOf, namesFor } from './made-of.js';
import { TableChanges } from './table-changes.js';

const alike = { entries: 300, bytes: 32_000_000 };
const own = { entries: 2000, bytes: 4_000_000 };

/**
 * What is read alike for everybody, kept in the process until a table changes that it is read from (PERF-1, ADR 61). What
 * is the reader's own is read beside it. Nobody may change what they are given: others are given the same.
 */
@Injectable()
export class SharedReads {
  private readonly values: KeptValues<Promise<unknown>>;
  private readonly ownValues: KeptValues<Promise<unknown>>;

  constructor(
    private readonly changes: TableChanges,
    private readonly transactions: Transactions,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    const lifetimeMs = lifetimeOf(config);
    this.values = new KeptValues(changes, { ...alike, lifetimeMs });
    this.ownValues = new KeptValues(changes, { ...own, lifetimeMs });
  }

  /** The value kept under the key, or what `load` reads from the tables; once for all who wait for it. */
  async read<Value>(key: string, tables: readonly string[], load: () => Promise<Value>): Promise<Value> {
    return this.keptIn(this.values, { key, tables, load });
  }

  /**
   * The same of what is somebody's own, until their rows change (ADR 71).
   *
   * @param madeOf tables under `own` have the trigger `reader_rows_changed`
   */
  async ofReader<Value>(id: string, what: string, madeOf: MadeOf, load: () => Promise<Value>): Promise<Value> {
    return this.keptIn(this.ownValues, { key: `${what} of ${id}`, tables: namesFor(id, madeOf), load });
  }

  private async keptIn<Value>(values: typeof this.values, { key, tables, load }: Read<Value>): Promise<Value> {
    // Whoever has changed something and not yet committed it sees that, and is alone in it.
    if (this.transactions.open()) return load();
    const kept = values.find(key);
    if (kept) return kept as Promise<Value>;
    const state = this.changes.stateOf(tables);
    const value = load();
    values.keep(key, value, { tables, state });
    try {
      // Readers choose what is read, and writers how long it is: only what is there can be weighed.
      const size = sizeOf(await value);
      if (values.find(key) === value) values.keep(key, value, { tables, state, size });
    } catch {
      values.drop(key);
    }
    return value;
  }
}

interface Read<Value> {
  key: string;
  tables: readonly string[];
  load: () => Promise<Value>;
}

const bytesOfAValue = 16;

/** Bytes that a value holds, roughly; maps are vocabularies of a known size and count little. Writing it out costs more. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return bytesOfAValue + 2 * value.length;
  if (typeof value !== 'object' || value === null || value instanceof Map) return bytesOfAValue;
  return Object.values(value).reduce<number>((sum, part) => sum + sizeOf(part), bytesOfAValue);
}
