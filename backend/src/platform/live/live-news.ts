import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { Transactions } from '#platform/database/transactions';
import type { PlatformTables } from '#platform/manifest/platform.tables';

/** The PostgreSQL channel on which every process hears of news. */
export const liveChannel = 'live';

/** A notification of PostgreSQL holds 8,000 bytes; more topics than these would not fit. */
export const maximumTopics = 100;

export interface News {
  /** Whom it concerns; at most `maximumTopics`. */
  topics: readonly string[];
  kind: string;
  /** Ids only, never what somebody wrote. */
  ids?: Record<string, string>;
  /** Asks each stream again whether it may follow the topic, where access may have changed since it opened. */
  isGuarded?: boolean;
}

/** Tells open screens of a change, in the transaction that makes it: never of one that was rolled back. */
@Injectable()
export class LiveNews {
  constructor(private readonly transactions: Transactions) {}

  async push({ topics, kind, ids = {}, isGuarded = false }: News): Promise<void> {
    if (topics.length > maximumTopics) throw new Error(`News has ${topics.length} topics, more than fit`);
    await sql`
      with event as (
        insert into live_events (id, topics, kind, ids, is_guarded, written_in, horizon)
        values (${v7()}, ${[...topics]}, ${kind}, ${JSON.stringify(ids)}, ${isGuarded},
          pg_current_xact_id()::text::bigint, pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
        returning id, topics, kind, ids, is_guarded, horizon, created_at
      )
      select pg_notify(${liveChannel}, json_build_object('id', id, 'topics', topics, 'kind', kind, 'ids', ids,
        'isGuarded', is_guarded, 'cursor', ${cursorOf(sql.ref('horizon'), sql.ref('created_at'))})::text) from event
    `.execute(this.transactions.required().em.getKysely<PlatformTables>());
  }
}

/** A cursor in SQL: the horizon and the moment in milliseconds. `live-cursor.ts` reads it. */
export const cursorOf = (horizon: ReturnType<typeof sql.ref>, at: ReturnType<typeof sql.ref>) =>
  sql<string>`concat(${horizon}, '-', floor(extract(epoch from ${at}) * 1000)::bigint)`;
