import { languages } from '@masar/i18n';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, listIndex, moment } from '#platform/database/columns';

/** Table `newsletter_subscriptions`: addresses that asked for the newsletter, each once (PUB-6). */
export const NewsletterSubscriptionSchema = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  uniques: [
    {
      name: 'newsletter_subscriptions_email_unique',
      expression:
        'create unique index "newsletter_subscriptions_email_unique" on "newsletter_subscriptions" (lower("email"))',
    },
  ],
  indexes: [listIndex('newsletter_subscriptions', 'created_at', 'created_at desc, id desc')],
  properties: {
    id: id(),
    email: p.text(),
    /** In which it was asked for, then that of who confirmed it. */
    language: p.enum(languages),
    /** The latest proof that the mailbox wants it. */
    confirmedAt: moment().nullable(),
    /** The latest goodbye; it counts while it is later than the proof. */
    unsubscribedAt: moment().nullable(),
    createdAt: createdAt(),
  },
});

export class NewsletterSubscription extends NewsletterSubscriptionSchema.class {
  /** Whether the newsletter may be sent there. */
  isActive(): boolean {
    return Boolean(this.confirmedAt && (!this.unsubscribedAt || this.unsubscribedAt < this.confirmedAt));
  }

  /** True where this changed something: a second press of the link does not. */
  confirm(now: Date): boolean {
    if (this.isActive()) return false;
    this.confirmedAt = now;
    return true;
  }

  unsubscribe(now: Date): void {
    if (!this.unsubscribedAt || this.isActive()) this.unsubscribedAt = now;
  }
}
NewsletterSubscriptionSchema.setClass(NewsletterSubscription);
