import type { DeliveryStatus } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import type { IntegrationsTables } from '../integrations.tables.js';

type DeliveryRow = Selectable<IntegrationsTables['webhook_deliveries']>;

const deliveryOrder = newestFirst('webhook_deliveries');

@Injectable()
export class DeliveryQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** A page of what a webhook was told, the latest first. */
  async ofWebhook(
    webhookId: string,
    { status, ...query }: PageQuery & { status?: DeliveryStatus },
  ): Promise<Page<DeliveryRow>> {
    const deliveries = this.database
      .over<IntegrationsTables>()
      .selectFrom('webhook_deliveries')
      .where('webhook_id', '=', webhookId)
      .$if(status !== undefined, (select) => select.where('status', '=', status!));
    const [rows, counted] = await Promise.all([
      deliveryOrder.seek(deliveries.selectAll(), query).execute(),
      deliveries.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    ]);
    return deliveryOrder.page(rows, query, counted.total);
  }
}
