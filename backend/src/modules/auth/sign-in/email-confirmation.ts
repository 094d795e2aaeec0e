import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Mailer } from '#platform/mail/mailer';
import { emailChangedMail } from '../account/change-mails.js';
import type { ConfirmEmailDto } from '../account/dto/account.dto.js';
import { AddressOfAnother, agreementNeeded, EmailInUse, PasswordNeeded, TokenInvalid } from '../auth.errors.js';
import { AccountTokens, passwordLinks } from '../mailed-link/account-tokens.js';
import { MailedLinks } from '../mailed-link/mailed-links.js';
import { refuseCommon } from '../password/password.rules.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { type ChosenAccount, Registrations, type WantedAccount } from '../registration/registrations.js';
import { User } from '../user.entity.js';
import { EntryByConfirmation } from './entry-by-confirmation.js';

/** What a link has confirmed: whose session was opened by it, if any, and whether it had been followed before. */
export interface ConfirmedEmail {
  /** Whether the link made an account. */
  isNew: boolean;
  enteredAs: string | null;
  wasConfirmed: boolean;
}

type Chosen = Omit<ConfirmEmailDto, 'token'>;
type Named = Pick<WantedAccount, 'firstName' | 'lastName'>;

const namesNeeded = (now: Chosen): InvalidInput => {
  const missing = (['firstName', 'lastName'] as const).filter((field) => now[field] === undefined);
  return new InvalidInput({}, { fields: missing.map((field) => ({ field, code: 'field.required' })) });
};

const ofAddresses = ['change-email', 'assigned-email'] as const;

/**
 * Follows the links that confirm an address, of a registration or of a change. A link alone says who reads the mailbox,
 * not who asked: what somebody else typed into the wish counts in the asking browser only (AUTH-9, ADR 0124).
 */
@Injectable()
export class EmailConfirmation {
  constructor(
    private readonly transactions: Transactions,
    private readonly registrations: Registrations,
    private readonly tokens: AccountTokens,
    private readonly hasher: PasswordHasher,
    private readonly entry: EntryByConfirmation,
    private readonly mailer: Mailer,
    private readonly links: MailedLinks,
  ) {}

  async follow(request: Request, { token, ...chosen }: ConfirmEmailDto): Promise<ConfirmedEmail> {
    const made = await this.makeAccount(request, token, chosen);
    if (made)
      return { isNew: true, enteredAs: (await this.entry.letIn(request, made)) ? made : null, wasConfirmed: false };
    const wasConfirmed = await this.transactions.run(async (em) => {
      if (await this.wasFollowed(em, token)) return true;
      await this.moveAccount(em, request, token);
      return false;
    });
    return { isNew: false, enteredAs: null, wasConfirmed };
  }

  /** Makes the account of a wish as it was typed in this browser, else with names, password and agreement of now. */
  private async makeAccount(request: Request, token: string, now: Chosen): Promise<string | undefined> {
    const wish = await this.transactions.run((em) => this.registrations.wishOf(em, token));
    if (!wish) return undefined;
    const chosen = this.entry.hasAsked(request, wish.id) ? undefined : await this.chosen(now, wish);
    return this.transactions.run(async (em) => {
      const userId = await this.registrations.follow(em, token, chosen);
      if (userId) this.tokens.noteFollowed(em, userId, token, 'registration');
      return userId;
    });
  }

  /** The names that were typed elsewhere are only shown, for whoever reads the mailbox to correct. */
  private async chosen(now: Chosen, { firstName, lastName }: Named): Promise<ChosenAccount> {
    const { password, isSixteenOrOlder } = now;
    if (password === undefined) {
      const fields = [{ field: 'password', code: 'auth.password_needed' as const }];
      throw new PasswordNeeded({}, { fields, members: { wished: { firstName, lastName } } });
    }
    if (!isSixteenOrOlder) throw agreementNeeded();
    if (now.firstName === undefined || now.lastName === undefined) throw namesNeeded(now);
    refuseCommon(password);
    return {
      firstName: now.firstName,
      lastName: now.lastName,
      passwordHash: await this.hasher.hash(password),
    };
  }

  /** Nobody else's address becomes that of an account whose password they do not know. */
  private async moveAccount(em: EntityManager, request: Request, token: string): Promise<void> {
    const { userId, newEmail, purpose } = await this.tokens.consume(em, token, ofAddresses);
    if (!newEmail) throw new TokenInvalid();
    const isOwner = request.user?.id === userId && !request.tokenScopes;
    if (purpose === 'change-email' && !isOwner) throw new AddressOfAnother();
    if (await em.count(User, { email: newEmail, id: { $ne: userId } })) throw new EmailInUse();
    const user = await em.findOneOrFail(User, userId);
    await this.mailer.send(emailChangedMail(user.email, newEmail, this.links.to('/contact')));
    // Links that lie in the former mailbox open the account no more, whoever reads it.
    await this.tokens.end(em, userId, [...passwordLinks, 'sign-in-pass']);
    em.assign(user, { email: newEmail, emailVerifiedAt: new Date() });
  }

  /** Mail scanners and people press twice: what came true by this very link is no failure. */
  private async wasFollowed(em: EntityManager, token: string): Promise<boolean> {
    const used = await this.tokens.used(em, token, ['registration', ...ofAddresses]);
    if (!used) return false;
    return used.purpose === 'registration' || (await em.count(User, { id: used.userId, email: used.newEmail })) > 0;
  }
}
