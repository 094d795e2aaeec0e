import { limits } from '@masar/domain';
import type { Page, PageQuery } from '#platform/http/paging';
import { comparableKey, type KeyType, type KeyValue, readCursor, writeCursor } from './cursor.js';

/** One key of an order that is kept in memory. */
interface RankedKey<Row> {
  type: KeyType;
  of: (row: Row) => KeyValue;
  direction: 'asc' | 'desc';
}

type Comparable = ReturnType<typeof comparableKey>;

/**
 * The order of a list that is reckoned, not read: what fits best, what matches most. Its pages go on behind a place, not
 * behind a row, which may be gone meanwhile.
 */
export class RankedOrder<Row> {
  private readonly types: KeyType[];

  /** @param keys by weight; the last one is unique */
  constructor(private readonly keys: readonly RankedKey<Row>[]) {
    this.types = keys.map(({ type }) => type);
  }

  sorted(rows: readonly Row[]): Row[] {
    // The keys of a row are compared with those of many others.
    const placed = rows.map((row) => ({ row, place: this.comparable(this.placeOf(row)) }));
    return placed.sort((one, other) => this.compared(one.place, other.place)).map(({ row }) => row);
  }

  /** The page of rows in this order behind the cursor; one without a place in it is a 400 (API-6). */
  page(ranked: readonly Row[], { limit = limits.pageDefault, cursor }: PageQuery): Page<Row> {
    const place = readCursor(this.types, cursor);
    const behind = place && this.comparable(place);
    const rest = behind
      ? ranked.filter((row) => this.compared(this.comparable(this.placeOf(row)), behind) > 0)
      : ranked;
    const rows = rest.slice(0, limit);
    const last = rows.at(-1);
    const next = rest.length > limit && last ? writeCursor(this.types, this.placeOf(last)) : undefined;
    return { rows, total: ranked.length, next };
  }

  private placeOf(row: Row): KeyValue[] {
    return this.keys.map(({ of }) => of(row));
  }

  private comparable(place: readonly KeyValue[]): Comparable[] {
    return this.types.map((type, at) => comparableKey(type, place[at]!));
  }

  /** Above 0 where the one comes behind the other. */
  private compared(one: readonly Comparable[], other: readonly Comparable[]): number {
    for (const [at, { direction }] of this.keys.entries()) {
      const [own, others] = [one[at]!, other[at]!];
      if (own !== others) return own > others === (direction === 'asc') ? 1 : -1;
    }
    return 0;
  }
}
