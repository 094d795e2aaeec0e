import type { TableChanges } from './table-changes.js';

interface Entry<Value> {
  value: Value;
  tables: readonly string[];
  state: number;
  size: number;
  until: number;
}

interface Bounds {
  entries: number;
  bytes?: number;
  lifetimeMs: number;
}

/** Values that were made of some tables, for as long as none of them changes; bounded in number, size and age. */
export class KeptValues<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private bytes = 0;

  constructor(
    private readonly changes: TableChanges,
    private readonly bounds: Bounds,
  ) {}

  find(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.until <= Date.now() || entry.state !== this.changes.stateOf(entry.tables)) return undefined;
    return entry.value;
  }

  /**
   * @param state that of the tables before the value was made: if one changed meanwhile, it is not kept
   * @param size bytes that the value may come to hold, where they are counted
   * @param until when the clock alone makes it untrue, in milliseconds since 1970
   */
  keep(key: string, value: Value, { tables, state, size = 0, until = Infinity }: Made): void {
    if (state === undefined || state !== this.changes.stateOf(tables)) return;
    const { entries, bytes = Infinity, lifetimeMs } = this.bounds;
    this.drop(key);
    if (this.entries.size >= entries || this.bytes + size > bytes) this.clear();
    this.entries.set(key, { value, tables, state, size, until: Math.min(until, Date.now() + lifetimeMs) });
    this.bytes += size;
  }

  drop(key: string): void {
    this.bytes -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }

  private clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }
}

/** What a value was made of. */
interface Made {
  tables: readonly string[];
  state: number | undefined;
  size?: number;
  until?: number;
}
