import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { Confirmation } from '../confirmation/confirmation.js';
import { AccountTokens } from '../mailed-link/account-tokens.js';
import { MailedLinks } from '../mailed-link/mailed-links.js';
import { User } from '../user.entity.js';
import { AccountService } from './account.service.js';
import { AccountKeys } from './account-keys.js';
import { addressTakenMail, emailChangeAskedMail } from './change-mails.js';

const QUARTER = 15 * 60;

/** The wish for another address: told to the one of now, followed only from a mail to the new one (AUTH-13). */
@Injectable()
export class AddressChange {
  private readonly ofPerson: RateLimit;

  constructor(
    private readonly links: MailedLinks,
    private readonly transactions: Transactions,
    private readonly confirmation: Confirmation,
    private readonly keys: AccountKeys,
    private readonly accounts: AccountService,
    private readonly tokens: AccountTokens,
    private readonly mailer: Mailer,
    limits: RateLimits,
  ) {
    this.ofPerson = limits.named('address-change', { points: 10, seconds: QUARTER });
  }

  /** Before anything is written: a changed address asks for a confirmation, and each try is a mail to somebody. */
  async demand(request: Request, userId: string, email: string): Promise<void> {
    if ((await this.transactions.run((em) => em.count(User, { id: userId, email }))) > 0) return;
    await this.confirmation.demand(request);
    await this.ofPerson.count(userId);
  }

  /** The caller hears the same whether or not the address has an account; only its owner is told (AUTH-6). */
  async ask(em: EntityManager, userId: string, email: string, sessionId: string): Promise<void> {
    const user = await this.keys.lock(em, userId, sessionId);
    await this.tellPresent(user);
    if ((await em.count(User, { email })) > 0) {
      await this.tokens.end(em, userId, ['change-email', 'assigned-email']);
      await this.mailer.send(addressTakenMail(email, this.links.to('/login')));
    } else await this.accounts.sendChangeOfEmail(em, user, email, 'owner');
  }

  /** Within the transaction of an administrator who locked the account and knows that the address is free. */
  async askFor(em: EntityManager, user: User, email: string): Promise<void> {
    await this.tellPresent(user);
    await this.accounts.sendChangeOfEmail(em, user, email, 'administrator');
  }

  private async tellPresent({ email }: User): Promise<void> {
    await this.mailer.send(emailChangeAskedMail(email, this.links.to('/login/forgot-password')));
  }
}
