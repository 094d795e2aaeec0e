import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { invitationMail, invitationWaitsMail } from '../invitation/invitation-mails.js';
import { Invitations } from '../invitation/invitations.js';
import { AccountTokens } from '../mailed-link/account-tokens.js';
import { MailedLinks } from '../mailed-link/mailed-links.js';
import { Registrations } from '../registration/registrations.js';
import { User } from '../user.entity.js';
import { accountExistsMail, registrationMail, resetPasswordMail, signInPassMail } from './account-mails.js';

/** Whose addresses were typed is nobody's business afterwards. */
const once = { isForgottenWhenDone: true };
const askedForAccount = taskKind<{ registrationId: string; redirect?: string }>('auth.asked-for-account', once);
const askedForPass = taskKind<{ email: string; askedAt: string }>('auth.asked-for-pass', once);
const askedForPassword = taskKind<{ email: string; askedAt: string }>('auth.asked-for-password', once);

/**
 * What is written to somebody whose address was typed into a form. Who has an account is found out in a task, after the
 * answer: neither its words nor its time tell (AUTH-6, AUTH-11).
 */
@Injectable()
export class AccountLetters implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
    private readonly mailer: Mailer,
    private readonly tokens: AccountTokens,
    private readonly registrations: Registrations,
    private readonly links: MailedLinks,
    private readonly invitations: Invitations,
  ) {}

  onModuleInit(): void {
    this.tasks.work(askedForAccount, ({ registrationId, redirect }) =>
      this.answerRegistration(registrationId, redirect),
    );
    this.tasks.work(askedForPass, ({ email, askedAt }) => this.answerHeldUp(email, new Date(askedAt)));
    this.tasks.work(askedForPassword, ({ email, askedAt }) => this.answerForgotten(email, new Date(askedAt)));
  }

  /** Within the transaction that keeps the registration. */
  async askedForAccount(registrationId: string, redirect?: string): Promise<void> {
    await this.tasks.enqueue(askedForAccount, { registrationId, ...(redirect && { redirect }) });
  }

  async askedForPassword(email: string): Promise<void> {
    await this.tasks.enqueue(askedForPassword, { email, askedAt: new Date().toISOString() });
  }

  async askedForPass(email: string): Promise<void> {
    await this.tasks.enqueue(askedForPass, { email, askedAt: new Date().toISOString() });
  }

  /** Tells somebody for whom an account was made how to take it: choosing a password confirms the address as well. */
  async invite(em: EntityManager, user: User): Promise<void> {
    const url = await this.invitationLink(em, user.id);
    await this.mailer.send(invitationMail({ url, invitation: await this.invitations.to(em, user) }));
  }

  /** A link for choosing a new password, to somebody whom an administrator helps. */
  async help(em: EntityManager, { id, email }: User): Promise<void> {
    await this.mailer.send(resetPasswordMail({ to: email, url: await this.resetLink(em, id), askedAt: new Date() }));
  }

  private async answerRegistration(registrationId: string, redirect?: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const made = await this.registrations.tokenFor(em, registrationId);
      if (!made) return;
      const { email: to, createdAt: askedAt } = made.registration;
      const known = await em.findOne(User, { email: to });
      if (known) em.remove(made.registration);
      if (known?.emailVerifiedAt)
        await this.mailer.send(accountExistsMail({ to, url: this.links.to('/login'), askedAt }));
      else if (known) await this.remind(em, known, askedAt);
      else {
        const wayBack = redirect ? `&redirect=${encodeURIComponent(redirect)}` : '';
        const url = this.links.to(`/login/verify-email?token=${made.token}${wayBack}`);
        await this.mailer.send(registrationMail({ to, url, askedAt }));
      }
    });
  }

  private async answerForgotten(email: string, askedAt: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await em.findOne(User, { email });
      if (!user) return;
      if (!user.emailVerifiedAt) return this.remind(em, user, askedAt);
      await this.mailer.send(resetPasswordMail({ to: email, url: await this.resetLink(em, user.id), askedAt }));
    });
  }

  private async answerHeldUp(email: string, askedAt: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await em.findOne(User, { email, emailVerifiedAt: { $ne: null } });
      if (!user) return;
      const token = await this.tokens.issue(em, user.id, 'sign-in-pass');
      await this.mailer.send(signInPassMail({ to: email, url: this.links.to(`/login/pass?token=${token}`), askedAt }));
    });
  }

  private async remind(em: EntityManager, user: User, askedAt: Date): Promise<void> {
    const url = await this.invitationLink(em, user.id);
    await this.mailer.send(invitationWaitsMail({ url, askedAt, invitation: await this.invitations.to(em, user) }));
  }

  private async resetLink(em: EntityManager, userId: string): Promise<string> {
    return this.links.to(`/login/reset-password?token=${await this.tokens.issue(em, userId, 'reset-password')}`);
  }

  private async invitationLink(em: EntityManager, userId: string): Promise<string> {
    return this.links.to(`/login/reset-password?token=${await this.tokens.issue(em, userId, 'invitation')}`);
  }
}
