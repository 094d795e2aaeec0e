import { Inject, Injectable } from '@nestjs/common';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { Conflict } from '#platform/errors/platform.errors';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { Mailer } from '#platform/mail/mailer';
import { EmailInUse, RegistrationClosed, UserNotFound, WeakPassword } from '../auth.errors.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';
import type { RegisterDto } from './dto/account.dto.js';
import { accountExistsMail, invitationMail, resetPasswordMail, verifyEmailMail } from './account-mails.js';
import { AccountOwners } from './account-owners.js';
import { AccountTokens } from './account-tokens.js';
import { isCommonPassword } from './password.rules.js';
import { PasswordHasher } from './password-hasher.js';

/** People invited by an administrator may not read their mail every day. */
const invitationLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Accounts with e-mail and password (AUTH-2, AUTH-6). No answer tells whether an address has an account. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly hasher: PasswordHasher,
    private readonly owners: AccountOwners,
    private readonly tokens: AccountTokens,
    private readonly mailer: Mailer,
    private readonly sessions: SessionRegistry,
    private readonly settings: OrganizationSettings,
  ) {}

  /** Creates an unverified account; for a known address only its owner hears, by mail. */
  async register(body: RegisterDto): Promise<void> {
    if (!(await this.settings.isRegistrationOpen())) throw new RegistrationClosed();
    refuseCommon(body.password);
    const passwordHash = await this.hasher.hash(body.password);
    await this.transactions.run(async (em) => {
      const known = await em.findOne(User, { email: body.email });
      if (known?.emailVerifiedAt) {
        await this.mailer.send(accountExistsMail(body.email, this.link('/login')));
        return;
      }
      const user = known ?? em.create(User, { email: body.email });
      em.assign(user, { firstName: body.firstName, lastName: body.lastName, passwordHash });
      await em.flush();
      await this.sendVerification(em, user);
    });
  }

  async verifyEmail(token: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const { userId, newEmail } = await this.tokens.consume(em, token, ['verify-email', 'change-email']);
      const user = await em.findOneOrFail(User, userId);
      if (newEmail) {
        if (await em.count(User, { email: newEmail, id: { $ne: user.id } })) throw new EmailInUse();
        user.email = newEmail;
      }
      user.emailVerifiedAt = new Date();
    });
  }

  async forgotPassword(email: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await em.findOne(User, { email });
      if (!user) return;
      const token = await this.tokens.issue(em, user.id, 'reset-password');
      await this.mailer.send(resetPasswordMail(user.email, this.link(`/login/reset-password?token=${token}`)));
    });
  }

  /**
   * Sets a new password by a mailed link and ends every session of the account. The link is looked at before anything is
   * hashed, and spent beside the change (AUTH-10).
   */
  async resetPassword(token: string, password: string): Promise<void> {
    refuseCommon(password);
    await this.transactions.run((em) => this.tokens.look(em, token, ['reset-password']));
    const passwordHash = await this.hasher.hash(password);
    await this.transactions.run(async (em) => {
      const { userId } = await this.tokens.consume(em, token, ['reset-password']);
      const user = await em.findOneOrFail(User, userId);
      em.assign(user, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? new Date() });
      await this.sessions.endAll(em, user.id);
    });
  }

  /** Changes the password and ends the other sessions (AUTH-5). */
  async changePassword(
    userId: string,
    current: string | undefined,
    next: string,
    { network, keepSessionId }: { network: string; keepSessionId: string },
  ): Promise<void> {
    refuseCommon(next, 'newPassword');
    const proof = await this.owners.prove(userId, current, network, 'currentPassword');
    const passwordHash = await this.hasher.hash(next);
    await this.transactions.run(async (em) => {
      const user = await em.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw new UserNotFound();
      if (user.passwordHash !== proof.passwordHash) throw new Conflict();
      user.passwordHash = passwordHash;
      await this.sessions.endAll(em, user.id, keepSessionId);
    });
  }

  async sendVerification(em: EntityManager, user: User, newEmail?: string): Promise<void> {
    const token = await this.tokens.issue(em, user.id, newEmail ? 'change-email' : 'verify-email', newEmail);
    await this.mailer.send(verifyEmailMail(newEmail ?? user.email, this.link(`/login/verify-email?token=${token}`)));
  }

  /** Lets somebody for whom an account was made choose a password, which confirms the address as well. */
  async sendInvitation(em: EntityManager, user: User): Promise<void> {
    const token = await this.tokens.issue(em, user.id, 'reset-password', undefined, invitationLifetimeMs);
    await this.mailer.send(invitationMail(user.email, this.link(`/login/reset-password?token=${token}`)));
  }

  private link(path: string): string {
    return `${this.config.http.publicUrl}${path}`;
  }
}

function refuseCommon(password: string, field = 'password'): void {
  if (isCommonPassword(password)) throw new WeakPassword({}, { fields: [{ field, code: 'auth.weak_password' }] });
}
