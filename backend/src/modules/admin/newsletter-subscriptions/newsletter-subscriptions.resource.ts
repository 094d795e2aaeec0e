import { languages } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { AdminResource } from '../records/admin-resource.js';
import { moment, oneOf, plainPart } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import { newsletterStatuses, type NewsletterSubscriptionRecord } from './newsletter-subscription.record.js';

const subscriptions = sql`(
  select *, case
    when confirmed_at > coalesce(unsubscribed_at, '-infinity') then 'active'
    when unsubscribed_at is not null then 'left'
    else 'waiting' end as status
  from newsletter_subscriptions)`;

export const newsletterSubscriptionListing: Listing = {
  name: 'newsletter-subscriptions',
  table: 'newsletter_subscriptions',
  from: subscriptions,
  sorts: {
    createdAt: { by: sql`t.created_at` },
    confirmedAt: { by: sql`t.confirmed_at`, isNullable: true },
    email: { by: sql`t.email` },
  },
  filters: {
    q: plainPart(sql`t.email`),
    status: oneOf('t.status', newsletterStatuses),
    language: oneOf('t.language', languages),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

/** Addresses of the newsletter; only their owners change them, by mail (PUB-6). */
@Injectable()
export class NewsletterSubscriptionsResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<NewsletterSubscriptionRecord[]> {
    return this.reader.rows(sql<NewsletterSubscriptionRecord>`
      select s.id, s.email, s.language, s.status, ${iso('s.confirmed_at')} as "confirmedAt",
        ${iso('s.unsubscribed_at')} as "unsubscribedAt", ${iso('s.created_at')} as "createdAt"
      from ${subscriptions} s where ${among('s.id', ids)}`);
  }
}
