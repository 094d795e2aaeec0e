import { limits } from '@masar/domain';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { Keyset } from '#platform/database/keyset';
import { Transactions } from '#platform/database/transactions';
import type { Page, PageQuery } from '#platform/http/paging';
import { KeptReads } from './kept-reads.js';
import { lifetimeOf } from './lifetime.js';
import { type MadeOf, namesFor } from './made-of.js';
import { TableChanges } from './table-changes.js';

const alike = { entries: 400, bytes: 6_000_000 };
const own = { entries: 1000, bytes: 6_000_000 };

/** How many rows are read of the beginning of a list: what fills a screen, and where more is asked for a longest page. */
const beginnings = [limits.pageDefault / 2 + 1, limits.pageMaximum + 1];

/** A row that tells how many there are in all. */
interface Counted {
  id: string;
  total?: number | null;
}

/** A list in its order. */
interface OrderedList<Row extends Counted> {
  /** Names the list with everything that it is narrowed by, so that two lists never share a name. */
  what: string;
  order: Keyset<Row>;
  /** So many rows of it behind the cursor. */
  read: (rows: number, cursor: string | undefined) => Promise<Row[]>;
}

/**
 * The beginnings of lists in their order, read once for all pages in them, however long each is and wherever it begins,
 * until a table changes that the order is made of (PERF-1, ADR 140). What lies behind is read page by page as ever, and so
 * is everything within a transaction. Nobody may change the rows that they are given.
 */
@Injectable()
export class KeptOrders {
  private readonly alikeOrders: KeptReads;
  private readonly ownOrders: KeptReads;

  constructor(changes: TableChanges, transactions: Transactions, @Inject(APP_CONFIG) config: AppConfig) {
    const lifetimeMs = lifetimeOf(config);
    this.alikeOrders = new KeptReads(changes, transactions, { ...alike, lifetimeMs });
    this.ownOrders = new KeptReads(changes, transactions, { ...own, lifetimeMs });
  }

  /** A page of a list that is the same for everybody. */
  async alike<Row extends Counted>(
    tables: readonly string[],
    list: OrderedList<Row>,
    asked: PageQuery,
  ): Promise<Page<Row>> {
    return pageOf({ ...list, tables, reads: this.alikeOrders }, asked);
  }

  /** A page of a list that is somebody's own, by tables as for `SharedReads.ofReader`. */
  async ofReader<Row extends Counted>(
    id: string,
    madeOf: MadeOf,
    list: OrderedList<Row>,
    asked: PageQuery,
  ): Promise<Page<Row>> {
    const what = `${list.what} of ${id}`;
    return pageOf({ ...list, what, tables: namesFor(id, madeOf), reads: this.ownOrders }, asked);
  }

  /** All of a list that is reckoned for somebody, in its order. */
  async rankedFor<Row>(id: string, madeOf: MadeOf, what: string, rank: () => Promise<Row[]>): Promise<Row[]> {
    return this.ownOrders.read({ key: `${what} ranked for ${id}`, tables: namesFor(id, madeOf), load: rank });
  }
}

interface Kept<Row extends Counted> extends OrderedList<Row> {
  reads: KeptReads;
  tables: readonly string[];
}

async function pageOf<Row extends Counted>(list: Kept<Row>, asked: PageQuery): Promise<Page<Row>> {
  const { what, order, read, reads } = list;
  const [wanted, { cursor }] = [order.rowsToRead(asked), asked];
  if (reads.isOff) return order.page(await read(wanted, cursor), asked);
  if (cursor !== undefined)
    return (await pageBehind(list, cursor, asked)) ?? order.page(await read(wanted, cursor), asked);
  const fitting = beginnings.filter((rows) => rows >= wanted);
  const atHand = fitting.find((rows) => reads.find(keyOf(rows, what)) !== undefined);
  const found = await beginning(list, atHand ?? fitting[0] ?? wanted);
  return { ...order.page(found, asked), around: screenful(found) };
}

/** The page behind a row of a beginning that is at hand; undefined for what lies further back, or behind another row. */
async function pageBehind<Row extends Counted>(
  list: Kept<Row>,
  cursor: string,
  asked: PageQuery,
): Promise<Page<Row> | undefined> {
  const { what, order, reads } = list;
  const wanted = order.rowsToRead(asked);
  let reach = Infinity;
  for (const rows of beginnings) {
    // Who reads on beyond a short beginning reads the longest at once, which has the pages behind this one as well.
    const found = await (reach <= rows ? beginning(list, rows) : reads.find<Row[]>(keyOf(rows, what)));
    const from = found && order.placesUpTo(found, cursor);
    if (from === undefined) continue;
    if (found!.length < rows || from + wanted <= rows) {
      return { ...order.page(found!.slice(from), asked), around: screenful(found!) };
    }
    reach = from + wanted;
  }
  return undefined;
}

/** Ids of what fills the first screen: of longer lists nobody may ever read on. */
const screenful = (rows: readonly Counted[]): string[] => rows.slice(0, beginnings[0]).map(({ id }) => id);

const keyOf = (rows: number, what: string): string => `${rows} ${what}`;

const beginning = <Row extends Counted>({ what, tables, read, reads }: Kept<Row>, rows: number): Promise<Row[]> =>
  reads.read({ key: keyOf(rows, what), tables, load: () => read(rows, undefined) });
