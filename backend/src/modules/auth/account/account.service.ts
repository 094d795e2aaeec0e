import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { agreementNeeded, RegistrationClosed } from '../auth.errors.js';
import { Confirmation } from '../confirmation/confirmation.js';
import { Invitations } from '../invitation/invitations.js';
import { AccountTokens, passwordLinks } from '../mailed-link/account-tokens.js';
import { MailedLinks } from '../mailed-link/mailed-links.js';
import { refuseCommon } from '../password/password.rules.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { Registrations } from '../registration/registrations.js';
import { User } from '../user.entity.js';
import { AccountKeys } from './account-keys.js';
import { AccountLetters } from './account-letters.js';
import { type AskedBy, changeEmailMail } from './account-mails.js';
import { passwordChangedMail } from './change-mails.js';
import type { ChangePasswordDto, RegisterDto, ResetPasswordDto } from './dto/account.dto.js';
import { maskedEmail } from './masked-email.js';

/** Accounts with e-mail and password (AUTH-2, AUTH-6). No answer tells whether an address has an account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly transactions: Transactions,
    private readonly hasher: PasswordHasher,
    private readonly confirmation: Confirmation,
    private readonly registrations: Registrations,
    private readonly invitations: Invitations,
    private readonly letters: AccountLetters,
    private readonly links: MailedLinks,
    private readonly tokens: AccountTokens,
    private readonly mailer: Mailer,
    private readonly keys: AccountKeys,
    private readonly settings: OrganizationSettings,
  ) {}

  /**
   * Keeps a wish for an account; what becomes of it is told to the mailbox alone. The steps are the same for every
   * address, and the account of a known one is not touched (AUTH-9). Answers the id of the wish.
   */
  async register({ email, firstName, lastName, password, redirect }: RegisterDto): Promise<string> {
    if (!(await this.settings.isRegistrationOpen())) throw new RegistrationClosed();
    refuseCommon(password);
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (em) => {
      const { id } = this.registrations.keep(em, { email, firstName, lastName, passwordHash });
      await em.flush();
      await this.letters.askedForAccount(id, redirect);
      return id;
    });
  }

  /** The same for every address, at the same speed: what follows is a task (AUTH-11). */
  async forgotPassword(email: string): Promise<void> {
    await this.transactions.run(() => this.letters.askedForPassword(email));
  }

  /**
   * Sets a new password by a mailed link; whoever had got into the account is out (AUTH-13). The link is looked at before
   * anything is hashed, and spent beside the change (AUTH-10). An account that others made is taken by whoever agrees to
   * what registering asks for.
   */
  async resetPassword({ token, password, isSixteenOrOlder }: ResetPasswordDto): Promise<void> {
    const isInvitation = (await this.invitations.look(token)) !== null;
    if (isInvitation && !isSixteenOrOlder) throw agreementNeeded();
    refuseCommon(password);
    const passwordHash = await this.hasher.hash(password);
    await this.transactions.run(async (em) => {
      const { userId } = await this.tokens.consume(em, token, passwordLinks);
      const user = await this.keys.takeBack(em, userId);
      em.assign(user, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? new Date() });
      await this.tellOfPassword(user);
    });
  }

  /** Changes the password for whoever proves to be the owner; all else that opens the account is taken back (AUTH-13). */
  async changePassword(
    request: Request,
    userId: string,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<void> {
    refuseCommon(newPassword, 'newPassword');
    await this.confirmation.demandPassword(request, userId, currentPassword);
    const passwordHash = await this.hasher.hash(newPassword);
    await this.transactions.run(async (em) => {
      const user = await this.keys.takeBack(em, userId, request.sessionID);
      user.passwordHash = passwordHash;
      await this.tellOfPassword(user);
    });
  }

  private async tellOfPassword(user: User): Promise<void> {
    await this.mailer.send(passwordChangedMail(user.email, new Date(), this.links.to('/login/forgot-password')));
  }

  /** Asks the owner of a new address whether the account may have it. */
  async sendChangeOfEmail(em: EntityManager, user: User, newEmail: string, askedBy: AskedBy): Promise<void> {
    const token = await this.tokens.issue(em, user.id, purposeOf[askedBy], newEmail);
    const url = this.links.to(`/login/verify-email?token=${token}`);
    const from = maskedEmail(user.email);
    await this.mailer.send(changeEmailMail({ to: newEmail, url, askedAt: new Date(), from, askedBy }));
  }
}

const purposeOf = { owner: 'change-email', administrator: 'assigned-email' } as const;
