import { type EntityManager, sql, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { takeTurn } from '#platform/database/turns';
import { DeliveryOutbox } from '../delivery/delivery-outbox.js';
import { WebhookSecrets } from '../delivery/webhook-secrets.js';
import { WebhookSender } from '../delivery/webhook-sender.js';
import {
  DeliveryNotFound,
  TooManyWebhooks,
  WebhookAddressRefused,
  WebhookAddressTaken,
  WebhookNotFound,
} from '../integrations.errors.js';
import type { CreateWebhookDto, UpdateWebhookDto } from './webhook.dto.js';
import { Webhook } from './webhook.entity.js';

const most = 20;

/** Who outside is told of what; administrators alone decide (API-5). */
@Injectable()
export class WebhookService {
  constructor(
    private readonly transactions: Transactions,
    private readonly secrets: WebhookSecrets,
    private readonly sender: WebhookSender,
    private readonly outbox: DeliveryOutbox,
  ) {}

  /** All of them, twenty at most, the latest first. */
  async all(): Promise<Webhook[]> {
    return this.transactions.run((em) =>
      em.find(Webhook, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: most }),
    );
  }

  /** One of them; fails where there is none. */
  async byId(id: string): Promise<Webhook> {
    return this.transactions.run((em) => known(em, id));
  }

  /** Adds one and answers the secret, which is shown this once. */
  async create(adminId: string, body: CreateWebhookDto): Promise<{ webhook: Webhook; secret: string }> {
    this.check(body.url);
    return this.transactions.run(async (em) => {
      // Two at the same time count one after the other.
      await takeTurn(em, 'webhooks');
      if ((await em.count(Webhook)) >= most) throw new TooManyWebhooks();
      const webhook = em.create(Webhook, { ...body, createdBy: adminId });
      await flushOrTaken(em);
      return { webhook, secret: this.secrets.of(webhook) };
    });
  }

  /** Changes what the body names. */
  async change(id: string, body: UpdateWebhookDto): Promise<Webhook> {
    const changes = named(body);
    if (changes.url) this.check(changes.url);
    return this.transactions.run(async (em) => {
      const webhook = await known(em, id);
      Object.assign(webhook, changes);
      await flushOrTaken(em);
      return webhook;
    });
  }

  /** Removes it with its log. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      if ((await em.nativeDelete(Webhook, { id })) === 0) throw new WebhookNotFound();
    });
  }

  /** From now on messages are signed with the new secret. */
  async renewSecret(id: string): Promise<string> {
    return this.transactions.run(async (em) => {
      const raised = await em.nativeUpdate(Webhook, { id }, { secretVersion: sql`secret_version + 1` });
      if (raised === 0) throw new WebhookNotFound();
      return this.secrets.of(await known(em, id));
    });
  }

  /** Sends a message without meaning; answers its id in the log. */
  async ping(id: string): Promise<string> {
    return this.transactions.run(async (em) => this.outbox.ping((await known(em, id)).id));
  }

  /** Sends a message of its log again, from the first attempt on. */
  async sendAgain(id: string, deliveryId: string): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.outbox.again(id, deliveryId))) throw new DeliveryNotFound();
    });
  }

  private check(url: string): void {
    if (this.sender.accepts(url)) return;
    throw new WebhookAddressRefused({}, { fields: [{ field: 'url', code: 'integrations.webhook_address_refused' }] });
  }
}

async function known(em: EntityManager, id: string): Promise<Webhook> {
  const webhook = await em.findOne(Webhook, id);
  if (!webhook) throw new WebhookNotFound();
  return webhook;
}

/** What the body names; what it leaves out or empties stays, for nothing of a webhook may be missing. */
const named = (body: UpdateWebhookDto): UpdateWebhookDto =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null));

async function flushOrTaken(em: EntityManager): Promise<void> {
  await em.flush().catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new WebhookAddressTaken({}, { fields: [{ field: 'url', code: 'integrations.webhook_address_taken' }] });
  });
}
