import { Injectable } from '@nestjs/common';
import type { Kysely, Selectable } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { mapRows, type Page, type PageQuery } from '#platform/http/paging';
import { writeOnce } from '#platform/kept-reads/sent-json';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { Statement } from '#platform/kept-reads/statement';
import type { NotificationResponse } from './dto/notification.response.js';
import { toNotification } from './notification.presenter.js';
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
        boundedTotal(eb.selectFrom('notifications as every').select('every.id').where('every.user_id', '=', userId)).as(
          'total',
        ),
      )
      .where('user_id', '=', userId);
    return notificationOrder.stretch(own, cursor, rows);
  },
);

/** As it stands in every page that shows it. */
function written(row: NotificationRow): NotificationResponse {
  const told = toNotification(row);
  writeOnce(told);
  return told;
}

@Injectable()
export class NotificationQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly shared: SharedReads,
  ) {}

  /** A page of somebody's notifications, the latest first, as they leave (NTF-2). */
  async ofReader(viewer: Viewer, query: PageQuery): Promise<Page<NotificationResponse>> {
    const read = async (rows: number, cursor?: string) => {
      const found = await this.database.rows(ownPage.with(null, { userId: viewer.id, cursor, rows }));
      return found.map((row) => ({ id: row.id, created_at: row.created_at, total: row.total, told: written(row) }));
    };
    const list = { what: 'notifications', order: notificationOrder, read };
    return mapRows(await this.shared.pageOfReader(viewer, list, query), ({ told }) => told);
  }

  /** How many they have not read, counted no further than a thousand. */
  async unreadOf(userId: string): Promise<number> {
    const rows = this.database.over<NotificationsTables>();
    const unread = rows
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', userId)
      .where('read_at', 'is', null);
    const { count } = await rows.selectNoFrom(boundedTotal(unread).as('count')).executeTakeFirstOrThrow();
    return count;
  }
}
