import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import { sendContentRange, type SimpleRestQuery } from '#platform/http/simple-rest';
import { ChangedMeanwhile, RecordNotFound } from '../admin.errors.js';
import type { AdminResource } from './admin-resource.js';
import type { Listing } from './listing.js';
import { RecordList } from './record-list.js';
import { readRecordListRequest } from './record-list-request.js';
import { RecordReader } from './record-reader.js';
import { versionOf } from './record-version.js';

interface Entry {
  id: string;
  /** Where the resource has a form. */
  version?: string;
}

/** A list, and what reads its records. */
interface Listed<Row extends Entry> {
  listing: Listing;
  resource: AdminResource<Row>;
}

/** What the desk must know of a resource. */
export interface Desk extends Listed<Entry> {
  /** Fields that a form changes. */
  versioned: readonly string[];
}

/** Reads and guards records the same way for every resource of the console (CON-1). */
@Injectable()
export class RecordDesk {
  constructor(
    private readonly lists: RecordList,
    private readonly reader: RecordReader,
    private readonly transactions: Transactions,
  ) {}

  /** A page of records in the order asked for; the answer's headers say where they stand among all. */
  async list<Row extends Entry>(
    { listing, resource }: Listed<Row>,
    query: SimpleRestQuery,
    response: Response,
  ): Promise<Row[]> {
    const request = readRecordListRequest(listing, query);
    const { ids, total, isEstimated } = await this.lists.page(listing, request);
    const records = await inOrder(resource, ids);
    sendContentRange(response, listing.name, request, records.length, total);
    if (isEstimated) response.setHeader('X-Total-Estimated', 'true');
    return records;
  }

  /** Records that a form changes carry the version that it sends back. */
  async versions(desk: Desk, query: SimpleRestQuery, response: Response): Promise<Entry[]> {
    return (await this.list(desk, query, response)).map((entry) => versioned(desk, entry));
  }

  async one(desk: Desk, id: string): Promise<Entry> {
    const [known] = await this.lists.present(desk.listing, [id]);
    const [record] = known === undefined ? [] : await inOrder(desk.resource, [known]);
    if (!record) throw new RecordNotFound();
    return versioned(desk, record);
  }

  /**
   * Changes a record under a lock. A version that is no longer the record's is refused with the record as it is now,
   * so that nobody's change is overwritten unseen.
   */
  async change(desk: Desk, id: string, version: string | undefined, change: () => Promise<void>): Promise<Entry> {
    return this.transactions.run(async () => {
      const { from, table, keys = 'uuid' } = desk.listing;
      // Rows of several tables are locked by the service that changes them.
      if (!from)
        await this.reader.rows(sql`select from ${sql.table(table)} t where t.id = ${id}::${sql.raw(keys)} for update`);
      const current = await this.one(desk, id);
      if (version !== undefined && version !== current.version)
        throw new ChangedMeanwhile({}, { members: { current }, headers: { ETag: `"${current.version}"` } });
      await change();
      return this.one(desk, id);
    });
  }

  /** Does the same with several records in one transaction, in the order of their ids so that no two wait for each other. */
  async each(desk: Desk, ids: readonly string[], work: (id: string) => Promise<void>): Promise<{ ids: string[] }> {
    return this.transactions.run(async () => {
      const known = new Set(await this.lists.present(desk.listing, ids));
      if (ids.some((id) => !known.has(id))) throw new RecordNotFound();
      for (const id of [...ids].sort()) await work(id);
      return { ids: [...ids] };
    });
  }
}

/** The records of these ids, in their order; what is gone meanwhile is left out. */
async function inOrder<Row extends Entry>(resource: AdminResource<Row>, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const found = new Map((await resource.records(ids)).map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const versioned = ({ versioned }: Desk, entry: Entry): Entry =>
  versioned.length > 0 ? { ...entry, version: versionOf(entry, versioned) } : entry;
