import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SearchTables } from '#modules/search';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource } from './records/admin-resource.js';
import { part } from './records/filters.js';
import type { Listing } from './records/listing.js';

export const searchAliasListing: Listing = {
  name: 'search-aliases',
  table: 'search_aliases',
  sorts: { createdAt: { by: sql`t.created_at` }, term: { by: sql`t.term` }, canonical: { by: sql`t.canonical` } },
  filters: { q: part(sql`t.term || ' ' || t.canonical`) },
};

/** Other names of words as the console lists them; the filter `q` is part of either name (SRCH-1). */
@Injectable()
export class SearchAliasesQueries implements AdminResource<SearchAliasRow> {
  constructor(private readonly database: ReadDatabase) {}

  records(ids: readonly string[]) {
    return this.aliases().where('id', 'in', ids).execute();
  }

  private aliases() {
    return this.database
      .over<SearchTables>()
      .selectFrom('search_aliases')
      .select(['id', 'term', 'canonical', 'created_at']);
  }
}

export type SearchAliasRow = Awaited<ReturnType<SearchAliasesQueries['records']>>[number];
