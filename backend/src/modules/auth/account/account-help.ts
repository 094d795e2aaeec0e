import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { AuditTrail } from '#platform/audit/audit-trail';
import { Transactions } from '#platform/database/transactions';
import { AccountTaken, AccountUntaken, EmailInUse } from '../auth.errors.js';
import { AccountTokens, passwordLinks } from '../mailed-link/account-tokens.js';
import { Registrations } from '../registration/registrations.js';
import { User } from '../user.entity.js';
import { AccountAdministration } from './account-administration.js';
import { AccountLetters } from './account-letters.js';
import { AddressChange } from './address-change.js';

/** What administrators do for people who wrote to them because they do not get in (CON-1). */
@Injectable()
export class AccountHelp {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountAdministration,
    private readonly letters: AccountLetters,
    private readonly tokens: AccountTokens,
    private readonly addresses: AddressChange,
    private readonly registrations: Registrations,
    private readonly trail: AuditTrail,
  ) {}

  /** Sends the invitation again to somebody who did not take the account yet; links sent earlier go on working. */
  async resendInvitation(admin: Viewer, userId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await this.accounts.lock(em, admin, userId);
      if (user.emailVerifiedAt) throw new AccountTaken();
      user.invitedBy = admin.id;
      await this.letters.invite(em, user);
    });
  }

  /** Sends a link for a new password to the account's own address. */
  async sendResetLink(admin: Viewer, userId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await this.accounts.lock(em, admin, userId);
      if (!user.emailVerifiedAt) throw new AccountUntaken();
      await this.letters.help(em, user);
    });
  }

  /**
   * Another address for somebody: it counts once its owner followed the mailed link, and the present one is told, as when
   * people ask themselves (AUTH-13). An account that nobody took yet is invited anew, and its earlier links end.
   */
  async changeAddress(admin: Viewer, userId: string, email: string, requestId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await this.accounts.lockOther(em, admin, userId);
      const before = user.email;
      if (email === before) return;
      if ((await em.count(User, { email, id: { $ne: userId } })) > 0)
        throw new EmailInUse({}, { fields: [{ field: 'email', code: 'auth.email_in_use' }] });
      if (user.emailVerifiedAt) await this.addresses.askFor(em, user, email);
      else {
        await this.tokens.end(em, userId, passwordLinks);
        em.assign(user, { email, invitedBy: admin.id });
        await em.flush();
        await this.registrations.end(em, [email]);
        await this.letters.invite(em, user);
      }
      await this.trail.append({
        actorId: admin.id,
        action: 'change-address',
        resource: 'users',
        resourceId: userId,
        requestId,
        before: { email: before },
        after: { email, isConfirmed: false },
        people: [userId],
      });
    });
  }
}
