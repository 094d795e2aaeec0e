import type { Transactions } from '#platform/database/transactions';
import { KeptValues } from './kept-values.js';
import { Making } from './making.js';
import type { TableChanges } from './table-changes.js';

/** What is read, and how. */
interface Read<Value> {
  key: string;
  /** Whose own it is, where it is somebody's. */
  readerId?: string;
  load: () => Promise<Value>;
}

/** What is at hand, or on its way. */
interface Kept {
  value: Promise<unknown>;
  making: Making;
}

/** Reads that are kept until what they were made of changes: once for all who wait for them, bounded in bytes. */
export class KeptReads {
  private readonly values: KeptValues<Kept>;

  constructor(
    private readonly changes: TableChanges,
    private readonly transactions: Transactions,
    bounds: { entries: number; bytes: number; lifetimeMs: number },
  ) {
    this.values = new KeptValues(bounds);
  }

  async read<Value>({ key, readerId, load }: Read<Value>): Promise<Value> {
    // Whoever has changed something and not yet committed it sees that, and is alone in it: nothing kept is theirs.
    if (this.transactions.open()) return load();
    const kept = this.values.find(key) ?? this.begin(key, new Making(this.changes, readerId), load);
    kept.making.goesIn();
    return kept.value as Promise<Value>;
  }

  private begin(key: string, making: Making, load: () => Promise<unknown>): Kept {
    const kept = { making, value: making.run(load) };
    this.values.keep(key, kept, making);
    void this.weigh(key, kept);
    return kept;
  }

  /** Readers choose what is read, and writers how long it is: only what is there can be weighed. */
  private async weigh(key: string, kept: Kept): Promise<void> {
    try {
      const size = key.length + sizeOf(await kept.value);
      if (this.values.find(key) === kept) this.values.keep(key, kept, kept.making, size);
    } catch {
      this.values.drop(key);
    }
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
