import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { AccountSuspended, RegistrationClosed } from '../auth.errors.js';
import { AccountCreated } from '../auth.events.js';
import { type Invitation, Invitations } from '../invitation/invitations.js';
import { AccountTokens } from '../mailed-link/account-tokens.js';
import { Registrations } from '../registration/registrations.js';
import type { Entrant } from '../sign-in/doorway.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { User } from '../user.entity.js';
import type { VouchedIdentity } from './identity-provider.js';

type Vouched = Pick<VouchedIdentity, 'email' | 'firstName' | 'lastName'>;

/** Accounts of addresses that the organisation's identity provider vouches for (AUTH-3). */
@Injectable()
export class ProviderAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: OrganizationSettings,
    private readonly registrations: Registrations,
    private readonly invitations: Invitations,
    private readonly tokens: AccountTokens,
    private readonly signIn: SignInService,
  ) {}

  /**
   * Comes in by an account that somebody took before; null on a first visit, where nobody has an account or an invitation
   * waits. Refused where no account may be made of it (SET-1).
   */
  async known({ email }: Vouched): Promise<Entrant | null> {
    const user = await this.transactions.run(async (em) => {
      const found = await em.findOne(User, { email });
      await this.demandWayIn(found);
      return found;
    });
    return user?.emailVerifiedAt ? this.signIn.enter(user.id) : null;
  }

  /** What waits under the address; null where nobody was invited. */
  async invitationOf({ email }: Vouched): Promise<Invitation | null> {
    return this.transactions.run(async (em) => {
      const user = await em.findOne(User, { email, emailVerifiedAt: null });
      return user && this.invitations.to(em, user);
    });
  }

  /**
   * Within the caller's transaction: makes the account on a first visit, or takes the one that was made for the address.
   * Nothing that was asked for under it before counts any more: neither wishes for an account with their passwords nor
   * links of an invitation (AUTH-9). Answers whose it is.
   */
  async take({ email, firstName, lastName }: Vouched): Promise<string> {
    return this.transactions.run(async (em) => {
      const known = await em.findOne(User, { email });
      await this.demandWayIn(known);
      const user = known ?? em.create(User, { email });
      if (!user.emailVerifiedAt)
        em.assign(user, {
          firstName: firstName ?? user.firstName ?? null,
          lastName: lastName ?? user.lastName ?? null,
          passwordHash: null,
          emailVerifiedAt: new Date(),
        });
      await em.flush();
      if (!known) this.transactions.record(new AccountCreated(user.id));
      await this.registrations.end(em, [email]);
      await this.tokens.end(em, user.id, ['invitation']);
      return user.id;
    });
  }

  private async demandWayIn(known: User | null): Promise<void> {
    if (known?.suspendedAt) throw new AccountSuspended();
    if (!known && !(await this.settings.isRegistrationOpen())) throw new RegistrationClosed();
  }
}
