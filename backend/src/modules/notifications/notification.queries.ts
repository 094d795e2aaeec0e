import { Injectable } from '@nestjs/common';
import { type Kysely, type Selectable, sql } from 'kysely';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { Statement } from '#platform/database/statement';
import type { Page, PageQuery } from '#platform/http/paging';
import type { NotificationsTables } from './notifications.tables.js';

export type NotificationRow = Pick<
  Selectable<NotificationsTables['notifications']>,
  'id' | 'kind' | 'title_ar' | 'title_en' | 'href' | 'read_at' | 'created_at'
>;

const notificationOrder = newestFirst('notifications');

const ownPage = new Statement(
  (
    from: Kysely<NotificationsTables>,
    _shape: null,
    { userId, rows, cursor }: { userId: string; rows: number; cursor?: string | undefined },
  ) => {
    const own = from
      .selectFrom('notifications')
      .select(['id', 'kind', 'title_ar', 'title_en', 'href', 'read_at', 'created_at'])
      .select((eb) =>
        eb
          .selectFrom('notifications as every')
          .select(sql<number>`count(*)::int`.as('n'))
          .where('every.user_id', '=', userId)
          .as('total'),
      )
      .where('user_id', '=', userId);
    return notificationOrder.stretch(own, cursor, rows);
  },
);

@Injectable()
export class NotificationQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** A page of somebody's notifications, the latest first (NTF-2). */
  async ofUser(userId: string, query: PageQuery): Promise<Page<NotificationRow>> {
    const { cursor } = query;
    const values = { userId, cursor, rows: notificationOrder.rowsToRead(query) };
    const found = await this.database.rows(ownPage.with(null, values));
    return notificationOrder.page(found, query);
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
