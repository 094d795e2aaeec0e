import { Injectable } from '@nestjs/common';
import { limits, type DeliveryStatus } from '@masar/domain';
import { type Selectable, sql } from 'kysely';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { decodeCursor, type Page, type PageQuery, toPage } from '#platform/http/paging';
import type { IntegrationsTables } from '../integrations.tables.js';

type DeliveryRow = Selectable<IntegrationsTables['webhook_deliveries']>;

@Injectable()
export class DeliveryQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** A page of what a webhook was told, the latest first. */
  async ofWebhook(
    webhookId: string,
    { status, ...query }: PageQuery & { status?: DeliveryStatus },
  ): Promise<Page<DeliveryRow>> {
    const limit = query.limit ?? limits.pageDefault;
    const after = decodeCursor(query.cursor, 2);
    const deliveries = this.database
      .over<IntegrationsTables>()
      .selectFrom('webhook_deliveries')
      .where('webhook_id', '=', webhookId)
      .$if(status !== undefined, (select) => select.where('status', '=', status!));
    const [rows, counted] = await Promise.all([
      deliveries
        .selectAll()
        .$if(after !== undefined, (select) =>
          select.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute(),
      deliveries.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    ]);
    return toPage(rows, limit, counted.total, (row) => [isoTime(row.created_at), row.id]);
  }
}
