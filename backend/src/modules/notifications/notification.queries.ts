import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import type { NotificationsTables } from './notifications.tables.js';

export type NotificationRow = Selectable<NotificationsTables['notifications']>;

const notificationOrder = newestFirst('notifications');

@Injectable()
export class NotificationQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** A page of somebody's notifications, the latest first (NTF-2). */
  async ofUser(userId: string, query: PageQuery): Promise<Page<NotificationRow>> {
    const own = this.database
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
      .where('user_id', '=', userId);
    return notificationOrder.page(await notificationOrder.seek(own, query).execute(), query);
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
