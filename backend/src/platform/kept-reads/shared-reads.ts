import { limits } from '@masar/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { Keyset } from '#platform/database/keyset';
import { Transactions } from '#platform/database/transactions';
import type { Page, PageQuery } from '#platform/http/paging';
import { readerLanguage } from '#platform/i18n/reader-language';
import { KeptReads } from './kept-reads.js';
import { lifetimeOf } from './lifetime.js';
import { TableChanges } from './table-changes.js';

/** How many rows are read of the beginning of a list: what fills a screen, and where more is asked for a longest page. */
const beginnings = [limits.pageDefault / 2 + 1, limits.pageMaximum + 1];

/** How much of a list is read for so many rows of its beginning: pages of many lengths are cut out of one read. */
export const beginningFor = (rows: number): number => beginnings.find((enough) => enough >= rows) ?? rows;

/** A list in its order, with each row as it is shown. */
interface OrderedList<Row> {
  /** Names the list with everything that it is narrowed by, so that two lists never share a name. */
  what: string;
  order: Keyset<NoInfer<Row>>;
  /** So many rows of it behind the cursor. */
  read: (rows: number, cursor?: string) => Promise<Row[]>;
}

const alike = { entries: 400, bytes: 12_000_000 };
const own = { entries: 2000, bytes: 12_000_000 };

/**
 * What is read alike for everybody, kept in the process until a table changes that its statements read (PERF-1, ADR 158).
 * What is the reader's own is read beside it. Nobody may change what they are given: others are given the same.
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

  /** The value kept under the key, or what `load` reads; once for all who wait for it. */
  async read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    return this.values.read({ key, load });
  }

  /** The same of what is somebody's own: of tables that tell whose rows changed, it may hold theirs alone. */
  async ofReader<Value>(readerId: string, what: string, load: () => Promise<Value>): Promise<Value> {
    return this.ownValues.read({ key: `${what} of ${readerId}`, readerId, load });
  }

  /** A page of a list that is shown to everybody alike. */
  async page<Row extends Counted>(list: OrderedList<Row>, asked: PageQuery): Promise<Page<Row>> {
    return pageOf(list, asked, (part, load) => this.read(`${part} ${readerLanguage()}`, load));
  }

  /** A page of a list as somebody of this role and id is shown it. */
  async pageOfReader<Row extends Counted>(
    { id, role }: Viewer,
    list: OrderedList<Row>,
    asked: PageQuery,
  ): Promise<Page<Row>> {
    return pageOf(list, asked, (part, load) => this.ofReader(id, `${part} ${readerLanguage()} ${role}`, load));
  }
}

/** A row that tells how many there are in all. */
interface Counted {
  total: number;
}

/** The beginning of a list is kept; what lies behind a row is read as it is asked for. */
async function pageOf<Row extends Counted>(
  { what, order, read }: OrderedList<Row>,
  asked: PageQuery,
  keep: (part: string, load: () => Promise<Row[]>) => Promise<Row[]>,
): Promise<Page<Row>> {
  const wanted = order.rowsToRead(asked);
  if (asked.cursor !== undefined) return order.page(await read(wanted, asked.cursor), asked);
  const rows = beginningFor(wanted);
  return order.page(await keep(`${rows} ${what}`, () => read(rows)), asked);
}
