import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

const newsletterLinkPurposes = ['confirm', 'unsubscribe'] as const;
export type NewsletterLinkPurpose = (typeof newsletterLinkPurposes)[number];

/** Table `newsletter_links`: the links in newsletter mails, by the hash of their token (PUB-6, SEC-4). */
export const NewsletterLinkSchema = defineEntity({
  name: 'NewsletterLink',
  tableName: 'newsletter_links',
  indexes: [{ name: 'newsletter_links_subscription_id_index', properties: ['subscriptionId'] }],
  uniques: [{ name: 'newsletter_links_token_hash_unique', properties: ['tokenHash'] }],
  properties: {
    id: id(),
    subscriptionId: idOf('newsletter_subscriptions', 'cascade'),
    purpose: p.enum(newsletterLinkPurposes),
    /** SHA-256 of the token; the token itself is only in the mail. */
    tokenHash: p.text(),
    createdAt: createdAt(),
  },
});

export class NewsletterLink extends NewsletterLinkSchema.class {
  /** Confirming is offered for a week; leaving works from every mail ever sent. */
  works(now: Date): boolean {
    return this.purpose === 'unsubscribe' || now.getTime() - this.createdAt.getTime() < WEEK_MS;
  }
}
NewsletterLinkSchema.setClass(NewsletterLink);

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
