import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { KeptReads } from './kept-reads.js';
import { lifetimeOf } from './lifetime.js';
import { type MadeOf, namesFor } from './made-of.js';
import { TableChanges } from './table-changes.js';

const alike = { entries: 300, bytes: 8_000_000 };
const own = { entries: 2000, bytes: 4_000_000 };

/**
 * What is read alike for everybody, kept in the process until a table changes that it is read from (PERF-1, ADR 140). What
 * is the reader's own is read beside it. Nobody may change what they are given: others are given the same.
 */
@Injectable()
export class SharedReads {
  private readonly values: KeptReads;
  private readonly ownValues: KeptReads;

  constructor(changes: TableChanges, transactions: Transactions, @Inject(APP_CONFIG) config: AppConfig) {
    const lifetimeMs = lifetimeOf(config);
    this.values = new KeptReads(changes, transactions, { ...alike, lifetimeMs });
    this.ownValues = new KeptReads(changes, transactions, { ...own, lifetimeMs });
  }

  /** The value kept under the key, or what `load` reads from the tables; once for all who wait for it. */
  async read<Value>(key: string, tables: readonly string[], load: () => Promise<Value>): Promise<Value> {
    return this.values.read({ key, tables, load });
  }

  /**
   * The same of what is somebody's own, until their rows change (ADR 140).
   *
   * @param madeOf tables under `own` have the trigger `reader_rows_changed`
   */
  async ofReader<Value>(id: string, what: string, madeOf: MadeOf, load: () => Promise<Value>): Promise<Value> {
    return this.ownValues.read({ key: `${what} of ${id}`, tables: namesFor(id, madeOf), load });
  }
}
