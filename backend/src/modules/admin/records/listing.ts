import type { RawBuilder } from 'kysely';
import type { Filter } from './filters.js';

export interface Sort {
  by: RawBuilder<unknown>;
  /** Rows without a value come last in falling order and first in rising. */
  isNullable?: boolean;
}

/** How a resource's list may be asked for: only what is named here can be sorted or filtered (CON-1). */
export interface Listing {
  /** As in `/api/admin/{name}`. */
  name: string;
  /** The table whose rows are listed, `t` in the expressions. */
  table: string;
  /** Where the rows stand in several tables: a select with the columns that sorts and filters name. */
  from?: RawBuilder<unknown>;
  /** A uuid unless the table has readable keys. */
  keys?: 'uuid' | 'text';
  /** By what it can be sorted; the first is the order when none is asked for. Large tables have an index for each. */
  sorts: Readonly<Record<string, Sort>>;
  /** The direction of that first order. */
  starts?: 'asc' | 'desc';
  filters: Readonly<Record<string, Filter>>;
  /** Rows that are not listed at all. */
  where?: RawBuilder<unknown>;
}
