import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { OutreachTables } from '#modules/outreach';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';

export const newsletterSorts = ['createdAt', 'confirmedAt', 'email'] as const;
const columnOf = { createdAt: 'created_at', confirmedAt: 'confirmed_at', email: 'email' } as const;

export const newsletterStatuses = ['waiting', 'active', 'left'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];

const status = sql<NewsletterStatus>`case
  when confirmed_at > coalesce(unsubscribed_at, '-infinity') then 'active'
  when unsubscribed_at is not null then 'left'
  else 'waiting' end`;

/** Addresses of the newsletter as the console lists them (PUB-6). */
@Injectable()
export class NewsletterSubscriptionsQueries {
  constructor(private readonly database: ReadDatabase) {}

  async list({ filter, offset, limit, sort, order }: ListRequest<keyof typeof columnOf>) {
    const wanted = newsletterStatuses.find((candidate) => candidate === filter.status);
    const all = this.database
      .over<OutreachTables>()
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'language', 'confirmed_at', 'unsubscribed_at', 'created_at'])
      .select(status.as('status'))
      .$if(wanted !== undefined, (query) => query.where(sql<boolean>`${status} = ${wanted}`));
    const rows = await all.orderBy(columnOf[sort], order).orderBy('id', order).offset(offset).limit(limit).execute();
    const { total } = await all
      .clearSelect()
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  }
}

export type NewsletterSubscriptionRow = Awaited<ReturnType<NewsletterSubscriptionsQueries['list']>>['rows'][number];
