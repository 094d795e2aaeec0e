import { Injectable } from '@nestjs/common';
import { limits } from '@masar/domain';
import { type Selectable, sql } from 'kysely';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { decodeCursor, type Page, type PageQuery, toPage } from '#platform/http/paging';
import type { NotificationsTables } from './notifications.tables.js';

export type NotificationRow = Selectable<NotificationsTables['notifications']>;

@Injectable()
export class NotificationQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** A page of somebody's notifications, the latest first (NTF-2). */
  async ofUser(userId: string, query: PageQuery): Promise<Page<NotificationRow>> {
    const limit = query.limit ?? limits.pageDefault;
    const after = decodeCursor(query.cursor, 2);
    const rows = await this.database
      .over<NotificationsTables>()
      .selectFrom('notifications')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('notifications as every')
          .select(sql<number>`count(*)::int`.as('n'))
          .where('every.user_id', '=', userId)
          .as('total'),
      )
      .where('user_id', '=', userId)
      .$if(after !== undefined, (select) =>
        select.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    return toPage(rows, limit, rows[0]?.total ?? 0, (row) => [isoTime(row.created_at), row.id]);
  }

  async unreadOf(userId: string): Promise<number> {
    const { count } = await this.database
      .over<NotificationsTables>()
      .selectFrom('notifications')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }
}
