import type { WebhookEvent } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { Transactions } from '#platform/database/transactions';
import { TaskQueue } from '#platform/tasks/task-queue';
import type { IntegrationsTables } from '../integrations.tables.js';
import { deliverDue } from './delivery-worker.js';

/** Messages for webhooks, written in the transaction of what causes them (API-5, REL-4). */
@Injectable()
export class DeliveryOutbox {
  constructor(
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
  ) {}

  /** Within the transaction of the event: one message for each webhook that wants it, once for each `source`. */
  async tell(event: WebhookEvent, source: string, data: Record<string, string>): Promise<void> {
    await this.tellEach(event, [{ source, data }]);
  }

  /** So many messages of one kind by one statement. */
  async tellEach(
    event: WebhookEvent,
    messages: readonly { source: string; data: Record<string, string> }[],
  ): Promise<void> {
    const timestamp = new Date().toISOString();
    const told = messages.map(({ source, data }) => ({
      source: `${event} ${source}`,
      payload: { type: event, timestamp, data },
    }));
    const { numAffectedRows } = await sql`
      insert into webhook_deliveries (id, webhook_id, event, source, payload, next_attempt_at)
      select gen_random_uuid(), w.id, ${event}, m.source, m.payload, now()
      from webhooks w cross join jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as m(source text, payload jsonb)
      where w.is_active and ${event} = any (w.events)
      on conflict (webhook_id, source) do nothing`.execute(this.rows());
    if (numAffectedRows) await this.tasks.enqueue(deliverDue, {});
  }

  /** A message to one webhook alone, to try its address. */
  async ping(webhookId: string): Promise<string> {
    const id = v7();
    const payload = { type: 'webhook.ping', timestamp: new Date().toISOString(), data: {} };
    await this.rows()
      .insertInto('webhook_deliveries')
      .values({
        id,
        webhook_id: webhookId,
        event: payload.type,
        source: `webhook.ping ${id}`,
        payload: JSON.stringify(payload) as never,
        next_attempt_at: new Date(),
        answered_status: null,
        failure: null,
        delivered_at: null,
      })
      .execute();
    await this.tasks.enqueue(deliverDue, {});
    return id;
  }

  /** Sends a message again from the start; false where there is none of that webhook. */
  async again(webhookId: string, deliveryId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.rows()
      .updateTable('webhook_deliveries')
      .set({ status: 'waiting', attempts: 0, next_attempt_at: new Date(), delivered_at: null })
      .where('id', '=', deliveryId)
      .where('webhook_id', '=', webhookId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await this.tasks.enqueue(deliverDue, {});
    return true;
  }

  private rows() {
    return this.transactions.required().em.getKysely<IntegrationsTables>();
  }
}
