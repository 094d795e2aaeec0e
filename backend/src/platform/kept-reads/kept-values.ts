import type { Making } from './making.js';

interface Entry<Value> {
  value: Value;
  making: Making;
  size: number;
  until: number;
}

interface Bounds {
  entries: number;
  bytes?: number;
  lifetimeMs: number;
}

/** Values for as long as what they were made of is as it was; bounded in number, size and age. */
export class KeptValues<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private bytes = 0;

  constructor(private readonly bounds: Bounds) {}

  find(key: string): Value | undefined {
    const entry = this.entries.get(key);
    return entry && entry.until > Date.now() && entry.making.isTrue ? entry.value : undefined;
  }

  /**
   * @param making of the value: what changed meanwhile is not kept
   * @param size bytes that the value may come to hold, where they are counted
   */
  keep(key: string, value: Value, making: Making, size = 0): void {
    if (!making.isTrue) return;
    const { entries, bytes = Infinity, lifetimeMs } = this.bounds;
    this.drop(key);
    if (this.entries.size >= entries || this.bytes + size > bytes) this.clear();
    this.entries.set(key, { value, making, size, until: Date.now() + lifetimeMs });
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
