import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { boundedTotal } from '#platform/database/bounded-total';
import { ReadDatabase } from '#platform/database/read-database';
import type { SearchTables } from '../search.tables.js';

interface Statistics {
  /** Documents of the index, roughly once there are many. */
  documents: number;
  /** In how many documents a common stem stands. */
  common: ReadonlyMap<string, number>;
}

const keptMs = 60_000;
/** Below that PostgreSQL's estimate may be far off. */
const exactAtMost = 10_000;

/**
 * How many documents there are and how many have a common word. PostgreSQL samples that for its planner anyway; kept
 * for a minute, because no ranking notices the difference.
 */
@Injectable()
export class WordStatistics {
  private kept: { statistics: Promise<Statistics>; until: number } | undefined;

  constructor(private readonly database: ReadDatabase) {}

  async current(): Promise<Statistics> {
    if (this.kept && this.kept.until > Date.now()) return this.kept.statistics;
    const statistics = this.read();
    this.kept = { statistics, until: Date.now() + keptMs };
    statistics.catch(() => (this.kept = undefined));
    return statistics;
  }

  private async read(): Promise<Statistics> {
    const { rows } = await sql<{
      documents: number;
      stems: string[] | null;
      shares: number[] | null;
      postings: number;
    }>`
      select greatest(
               ${boundedTotal(sql`select from search_documents`, exactAtMost)},
               (select reltuples from pg_class where oid = 'search_documents'::regclass)
             )::float8 as documents,
             most_common_vals::text::text[] as stems, most_common_freqs::float8[] as shares,
             (select greatest(reltuples, 0) from pg_class where oid = 'search_postings'::regclass)::float8 as postings
        from (select) as one
        left join pg_stats on tablename = 'search_postings' and attname = 'stem' and schemaname =
                  (select relnamespace::regnamespace::text from pg_class where oid = 'search_postings'::regclass)
    `.execute(this.database.apart<SearchTables>());
    const [row] = rows;
    const counts = (row?.stems ?? []).map(
      (stem, place) => [stem, Math.round((row?.shares?.[place] ?? 0) * (row?.postings ?? 0))] as const,
    );
    return { documents: row?.documents ?? 0, common: new Map(counts) };
  }
}
