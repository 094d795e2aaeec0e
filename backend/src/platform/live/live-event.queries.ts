import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { PlatformTables } from '#platform/manifest/platform.tables';
import type { LiveCursor } from './live-cursor.js';
import { cursorOf } from './live-news.js';

/** One piece of news as it travels between processes and to streams. */
export interface LiveEventRow {
  id: string;
  topics: string[];
  kind: string;
  ids: Record<string, string>;
  isGuarded: boolean;
  cursor: string;
}

/** Who missed more than this loads anew instead. */
export const replayedAtMost = 500;

/** A first stream also gets what happened while its page was loading. */
const pageLoadSeconds = 30;

@Injectable()
export class LiveEventQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** News since a cursor, those of all topics unless some are named; one more than a replay may have where it is too many. */
  async since(cursor: LiveCursor | undefined, topics?: readonly string[]): Promise<LiveEventRow[]> {
    const from = cursor
      ? sql`written_in >= ${cursor.horizon}::bigint`
      : sql`created_at > now() - make_interval(secs => ${pageLoadSeconds})`;
    const about = topics ? sql`and topics && ${[...topics]}::text[]` : sql``;
    const { rows } = await sql<LiveEventRow>`
      select id, topics, kind, ids, is_guarded as "isGuarded",
        ${cursorOf(sql.ref('horizon'), sql.ref('created_at'))} as cursor
      from live_events where ${from} ${about} order by written_in, id limit ${replayedAtMost + 1}
    `.execute(this.database.apart<PlatformTables>());
    return rows;
  }

  /** The cursor of this moment: what is committed by now lies before it. */
  async now(): Promise<string> {
    const { rows } = await sql<{ cursor: string }>`
      select ${cursorOf(sql.ref('h.horizon'), sql.ref('h.at'))} as cursor
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, now() as at) h
    `.execute(this.database.apart<PlatformTables>());
    return rows[0]?.cursor ?? '';
  }
}
