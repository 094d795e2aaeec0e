import type { Transactions } from '#platform/database/transactions';
import { KeptValues } from './kept-values.js';
import type { TableChanges } from './table-changes.js';

/** What is read, and how. */
interface Read<Value> {
  key: string;
  /** Names of changes that make it untrue, see `TableChanges`. */
  tables: readonly string[];
  load: () => Promise<Value>;
}

/** Reads that are kept until a table changes that they were made of: once for all who wait for them, bounded in bytes. */
export class KeptReads {
  private readonly values: KeptValues<Promise<unknown>>;

  constructor(
    private readonly changes: TableChanges,
    private readonly transactions: Transactions,
    bounds: { entries: number; bytes: number; lifetimeMs: number },
  ) {
    this.values = new KeptValues(changes, bounds);
  }

  /** Whoever has changed something and not yet committed it sees that, and is alone in it: nothing kept is theirs. */
  get isOff(): boolean {
    return this.transactions.open() !== undefined;
  }

  /** What is at hand, or on its way, under the key. */
  find<Value>(key: string): Promise<Value> | undefined {
    return this.isOff ? undefined : (this.values.find(key) as Promise<Value> | undefined);
  }

  async read<Value>({ key, tables, load }: Read<Value>): Promise<Value> {
    if (this.isOff) return load();
    const kept = this.find<Value>(key);
    if (kept) return kept;
    const state = this.changes.stateOf(tables);
    const value = load();
    this.values.keep(key, value, { tables, state });
    try {
      // Readers choose what is read, and writers how long it is: only what is there can be weighed.
      const size = key.length + sizeOf(await value);
      if (this.values.find(key) === value) this.values.keep(key, value, { tables, state, size });
    } catch {
      this.values.drop(key);
    }
    return value;
  }
}

const bytesOfAValue = 16;

/** Bytes that a value holds, roughly, with all keys and values of its maps. Writing it out costs more. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return bytesOfAValue + 2 * value.length;
  if (typeof value !== 'object' || value === null) return bytesOfAValue;
  if (ArrayBuffer.isView(value)) return bytesOfAValue + value.byteLength;
  let bytes = bytesOfAValue;
  if (value instanceof Map) for (const [key, part] of value) bytes += sizeOf(key) + sizeOf(part);
  else if (value instanceof Set || Array.isArray(value)) for (const part of value) bytes += sizeOf(part);
  else for (const name in value) bytes += sizeOf((value as Record<string, unknown>)[name]);
  return bytes;
}
