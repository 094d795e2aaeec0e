import type { Language } from '@masar/i18n';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import type { OutreachTables } from '../outreach.tables.js';
import { NewsletterLinks } from './newsletter-links.js';
import { alreadySubscribedMail, confirmMail, welcomeMail } from './newsletter-mails.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

/** Who receives the newsletter: double opt-in, and out by any mail's link (PUB-6). */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: NewsletterLinks,
    private readonly mailer: Mailer,
  ) {}

  /** Remembers the address once and writes to it; what it was before is told to its mailbox alone. */
  async ask(email: string, language: Language): Promise<void> {
    await this.transactions.run(async (em) => {
      const subscription = await this.lockedRow(em, email, language);
      const isActive = subscription.isActive();
      if (await this.links.isJustMade(em, subscription.id, isActive ? 'unsubscribe' : 'confirm')) return;
      const mail = { to: email, unsubscribeUrl: this.links.make(em, subscription.id, 'unsubscribe') };
      await this.mailer.send(
        isActive
          ? alreadySubscribedMail(mail)
          : confirmMail({ ...mail, confirmUrl: this.links.make(em, subscription.id, 'confirm') }),
      );
    });
  }

  /** A second press of the same button is fine and says no second welcome; false for it. */
  async confirm(token: string, language: Language): Promise<boolean> {
    return this.transactions.run(async (em) => {
      const subscription = await this.links.follow(em, token, 'confirm');
      if (!subscription.confirm(new Date())) return false;
      // Of who reads the mailbox, not of who typed its address.
      subscription.language = language;
      const unsubscribeUrl = this.links.make(em, subscription.id, 'unsubscribe');
      await this.mailer.send(welcomeMail({ to: subscription.email, unsubscribeUrl }));
      return true;
    });
  }

  /** Fine to press again; a confirmation that is still under way ends too. */
  async unsubscribe(token: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const subscription = await this.links.follow(em, token, 'unsubscribe');
      subscription.unsubscribe(new Date());
      await this.links.endConfirmations(em, subscription.id);
    });
  }

  /** The address's one row, made where it is missing; simultaneous calls queue up for it (REL-1). */
  private async lockedRow(em: EntityManager, email: string, language: Language): Promise<NewsletterSubscription> {
    await em
      .getKysely<OutreachTables>()
      .insertInto('newsletter_subscriptions')
      .values({ id: v7(), email, language })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return em.findOneOrFail(NewsletterSubscription, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
