import { demoAccounts, type Role } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { AccountSuspended, EmailUnverified, UserNotFound, WrongCredentials } from '../auth.errors.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { Registrations } from '../registration/registrations.js';
import { User } from '../user.entity.js';
import type { Entrant } from './doorway.js';

/** Finds out who is at the door; `Doorway` lets them in. */
@Injectable()
export class SignInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly hasher: PasswordHasher,
    private readonly registrations: Registrations,
  ) {}

  /** The account of an e-mail and password; unknown address and wrong password are the same answer (AUTH-6). */
  async withPassword(email: string, password: string): Promise<Entrant> {
    const { user, wished } = await this.transactions.run(async (em) => ({
      user: await em.findOne(User, { email }),
      wished: await this.registrations.newestHash(em, email),
    }));
    const passwordHash = user ? user.passwordHash : wished;
    if (!(await this.hasher.verify(passwordHash, password, 'sign-in'))) throw new WrongCredentials();
    if (!user?.emailVerifiedAt) throw new EmailUnverified();
    // What was right must still be: a new password may have come meanwhile.
    return { ...(await this.enter(user.id)), passwordHash: user.passwordHash ?? null };
  }

  /** The demo user of a role; exists in demo mode only (AUTH-1). */
  async asDemoUser(role: Role): Promise<Entrant> {
    await this.restoreDemoUser(role);
    return this.enter(demoAccounts[role].id, role);
  }

  /** Somebody may have tried how deleting an account works; the demonstration goes on with an empty one (PRF-4). */
  private async restoreDemoUser(role: Role): Promise<void> {
    const { id, email, nameAr, nameEn } = demoAccounts[role];
    const [firstName = '', ...rest] = nameAr.split(' ');
    await this.transactions.run(async (em) => {
      if ((await em.count(User, { id })) > 0 || !(await em.findOne(User, { isDemo: true }))) return;
      const names = { firstName, lastName: rest.join(' '), nameAr, nameEn };
      await em.upsert(User, {
        id,
        email,
        ...names,
        role,
        isDemo: true,
        emailVerifiedAt: new Date(),
        planAskedAt: new Date(),
      });
    });
  }

  /** Comes in by an account, unless it is suspended by now. */
  async enter(userId: string, demoRole?: Role): Promise<Entrant> {
    return this.transactions.run(async (em) => {
      const user = await em.findOne(User, { id: userId, ...(demoRole && { isDemo: true }) });
      if (!user) throw new UserNotFound();
      // The picker names the role to try, whatever the profile page made of this demo user before (AUTH-7).
      if (demoRole) em.assign(user, { role: demoRole, suspendedAt: null });
      if (user.suspendedAt) throw new AccountSuspended();
      user.lastActiveAt = new Date();
      return { viewer: { id: user.id, role: user.role }, passwordHash: user.passwordHash ?? null };
    });
  }
}
