import { retryDelayAfter } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import type { IntegrationsTables } from '../integrations.tables.js';
import { signatureHeaders } from './signature.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { type Outcome, WebhookSender } from './webhook-sender.js';

export const deliverDue = taskKind('webhooks.deliver');
const forgetOld = taskKind('webhooks.forget');
const EVERY_MINUTE = '* * * * *';
const DAILY = '23 3 * * *';
const GONE = 410;
const atOnce = 20;

type Delivery = Pick<
  Selectable<IntegrationsTables['webhook_deliveries']>,
  'id' | 'webhook_id' | 'payload' | 'attempts'
> &
  Pick<Selectable<IntegrationsTables['webhooks']>, 'url' | 'secret_version'>;

/** Sends messages until they arrive or were tried often enough; several processes share the work (API-5, REL-7). */
@Injectable()
export class DeliveryWorker implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
    private readonly secrets: WebhookSecrets,
    private readonly sender: WebhookSender,
  ) {}

  onModuleInit(): void {
    this.tasks.work(deliverDue, () => this.deliver(), EVERY_MINUTE);
    this.tasks.work(forgetOld, () => this.forget(), DAILY);
  }

  /** Takes what is due, for two minutes, so that another process or a next run does not send it as well. */
  async deliver(): Promise<void> {
    for (;;) {
      const due = await this.transactions.run(() => this.claim());
      await Promise.all(due.map((delivery) => this.attempt(delivery)));
      if (due.length < atOnce) return;
    }
  }

  private async claim(): Promise<Delivery[]> {
    const { rows } = await sql<Delivery>`
      update webhook_deliveries d set attempts = d.attempts + 1, next_attempt_at = now() + interval '2 minutes'
      from webhooks w
      where w.id = d.webhook_id and d.id in (
        select due.id from webhook_deliveries due join webhooks active on active.id = due.webhook_id and active.is_active
        where due.status = 'waiting' and due.next_attempt_at <= now()
        order by due.next_attempt_at limit ${atOnce} for update of due skip locked)
      returning d.id, d.webhook_id, d.payload, d.attempts, w.url, w.secret_version`.execute(this.rows());
    return rows;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const body = JSON.stringify(delivery.payload);
    const secret = this.secrets.of({ id: delivery.webhook_id, secretVersion: delivery.secret_version });
    const headers = signatureHeaders({ id: delivery.id, timestamp: Math.floor(Date.now() / 1000), body }, secret);
    const outcome = await this.sender.send(delivery.url, headers, body);
    await this.transactions.run(() => this.settle(delivery, outcome));
  }

  private async settle({ id, attempts, webhook_id }: Delivery, outcome: Outcome): Promise<void> {
    const answered = 'status' in outcome ? outcome.status : null;
    const failure = 'failure' in outcome ? outcome.failure : null;
    const isDelivered = answered !== null && answered >= 200 && answered < 300;
    const delay = answered === GONE ? undefined : retryDelayAfter(attempts);
    await this.rows()
      .updateTable('webhook_deliveries')
      .set({
        status: isDelivered ? 'delivered' : delay === undefined ? 'failed' : 'waiting',
        answered_status: answered,
        failure,
        delivered_at: isDelivered ? new Date() : null,
        next_attempt_at: isDelivered || delay === undefined ? null : new Date(Date.now() + delay * 1000),
      })
      .where('id', '=', id)
      .execute();
    if (!isDelivered) await this.letRest(webhook_id);
    // Standard Webhooks: a receiver that says so wants to hear no more.
    if (answered === GONE)
      await this.rows().updateTable('webhooks').set({ is_active: false }).where('id', '=', webhook_id).execute();
  }

  /** What else is due waits a minute, so that one receiver who is away does not hold up the messages to others. */
  private async letRest(webhookId: string): Promise<void> {
    await this.rows()
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: sql<Date>`now() + interval '1 minute'` })
      .where('webhook_id', '=', webhookId)
      .where('status', '=', 'waiting')
      .where('next_attempt_at', '<=', sql<Date>`now()`)
      .execute();
  }

  /** The log is kept for thirty days. */
  async forget(): Promise<void> {
    await this.transactions.run(async () => {
      await this.rows()
        .deleteFrom('webhook_deliveries')
        .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
        .execute();
    });
  }

  private rows() {
    return this.transactions.required().em.getKysely<IntegrationsTables>();
  }
}
