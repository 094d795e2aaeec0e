import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { hashOfToken, newMailedToken } from '#platform/tokens/mailed-token';
import { NewsletterLinkInvalid } from '../outreach.errors.js';
import { NewsletterLink, type NewsletterLinkPurpose } from './newsletter-link.entity.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

/** Makes and follows the links of newsletter mails. */
@Injectable()
export class NewsletterLinks {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** The address of a new link; only the mail ever holds it. */
  make(em: EntityManager, subscriptionId: string, purpose: NewsletterLinkPurpose): string {
    const token = newMailedToken();
    em.create(NewsletterLink, { subscriptionId, purpose, tokenHash: hashOfToken(token) });
    return `${this.config.http.publicUrl}/newsletter/${purpose}?token=${token}`;
  }

  /** The subscription that a token speaks for, locked; confirming and leaving follow one another. */
  async follow(em: EntityManager, token: string, purpose: NewsletterLinkPurpose): Promise<NewsletterSubscription> {
    const link = await em.findOne(NewsletterLink, { tokenHash: hashOfToken(token), purpose });
    if (!link?.works(new Date())) throw new NewsletterLinkInvalid();
    return em.findOneOrFail(NewsletterSubscription, link.subscriptionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Whether such a link was mailed a moment ago: a second click sends no second mail. */
  async isJustMade(em: EntityManager, subscriptionId: string, purpose: NewsletterLinkPurpose): Promise<boolean> {
    const since = new Date(Date.now() - MOMENT_MS);
    return (await em.count(NewsletterLink, { subscriptionId, purpose, createdAt: { $gt: since } })) > 0;
  }

  /** After a goodbye no older mail may bring the newsletter back. */
  async endConfirmations(em: EntityManager, subscriptionId: string): Promise<void> {
    await em.nativeDelete(NewsletterLink, { subscriptionId, purpose: 'confirm' });
  }
}

const MOMENT_MS = 30_000;
