import type { Role } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Forbidden } from '#platform/errors/platform.errors';
import { EmailInUse, OwnAccount, UserNotFound } from '../auth.errors.js';
import { AccountCreated } from '../auth.events.js';
import { Registrations } from '../registration/registrations.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';
import { AccountLetters } from './account-letters.js';

export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  nameAr?: string | undefined;
  nameEn?: string | undefined;
  role?: Role | undefined;
}

const knownFields = ['id', 'email', 'firstName', 'lastName', 'nameAr', 'nameEn', 'role'] as const;

/** An account that is there already, as a file of people may name it otherwise. */
export type KnownAccount = Pick<User, (typeof knownFields)[number]>;

/** What an administrator corrects of an account; what is undefined stays. Passwords are nobody's business. */
export interface AccountChange {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  nameAr?: string | null | undefined;
  nameEn?: string | null | undefined;
  bio?: string | null | undefined;
  role?: Role | null | undefined;
  isSuspended?: boolean | null | undefined;
}

const madeAtOnce = 25;

/** What administrators do with the accounts of others (CON-1). */
@Injectable()
export class AccountAdministration {
  constructor(
    private readonly transactions: Transactions,
    private readonly letters: AccountLetters,
    private readonly registrations: Registrations,
    private readonly sessions: SessionRegistry,
    private readonly factors: SecondFactors,
  ) {}

  /** Makes an account; its owner chooses the password by a mailed link. */
  async invite({ id: invitedBy }: Viewer, { role, ...account }: NewAccount): Promise<string> {
    return this.transactions.run(async (em) => {
      if (await em.count(User, { email: account.email }))
        throw new EmailInUse({}, { fields: [{ field: 'email', code: 'auth.email_in_use' }] });
      const user = em.create(User, { ...account, invitedBy, ...(role && { role }) });
      await em.flush();
      this.transactions.record(new AccountCreated(user.id));
      await this.registrations.end(em, [account.email]);
      await this.letters.invite(em, user);
      return user.id;
    });
  }

  /** Accounts of these addresses, by address. */
  async accountsOf(emails: readonly string[]): Promise<Map<string, KnownAccount>> {
    return this.transactions.run(async (em) => {
      const found = await em.find(User, { email: { $in: [...new Set(emails)] } }, { fields: knownFields });
      return new Map(found.map((account) => [account.email, account]));
    });
  }

  /** Makes accounts whose addresses are new, all or none; answers their ids by address. */
  async inviteAll(
    { id: invitedBy }: Viewer,
    accounts: readonly NewAccount[],
    isMailed: boolean,
  ): Promise<Map<string, string>> {
    return this.transactions.run(async (em) => {
      const made = new Map<string, string>();
      for (let first = 0; first < accounts.length; first += madeAtOnce) {
        const users = accounts
          .slice(first, first + madeAtOnce)
          .map(({ role, ...account }) => em.create(User, { ...account, invitedBy, ...(role && { role }) }));
        await em.flush();
        await this.registrations.end(
          em,
          users.map(({ email }) => email),
        );
        if (isMailed) for (const user of users) await this.letters.invite(em, user);
        for (const { email, id } of users) {
          made.set(email, id);
          this.transactions.record(new AccountCreated(id));
        }
        await em.flush();
        // Every flush looks at all entities that it knows: without forgetting them, 2,000 rows take minutes.
        em.clear();
      }
      return made;
    });
  }

  async change(admin: Viewer, userId: string, { role, isSuspended, ...details }: AccountChange): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await this.lock(em, admin, userId);
      em.assign(user, details, { ignoreUndefined: true });
      if (role && role !== user.role) await this.changeRole(em, admin, user, role);
      if (typeof isSuspended === 'boolean' && isSuspended !== Boolean(user.suspendedAt))
        await this.suspend(em, admin, user, isSuspended);
    });
  }

  /** For who lost phone, passkeys and recovery codes (IDM-1). One's own are changed on the security page. */
  async resetSecondFactor(admin: Viewer, userId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await this.lockOther(em, admin, userId);
      await this.factors.reset(user.id);
    });
  }

  /** Open sessions learn of the role with the same commit. */
  private async changeRole(em: EntityManager, admin: Viewer, user: User, role: Role): Promise<void> {
    if (user.id === admin.id) throw new OwnAccount({}, { fields: [{ field: 'role', code: 'auth.own_account' }] });
    user.role = role;
    await em.flush();
    await this.sessions.changeRole(em, user.id, role);
  }

  private async suspend(em: EntityManager, admin: Viewer, user: User, isSuspended: boolean): Promise<void> {
    if (user.id === admin.id)
      throw new OwnAccount({}, { fields: [{ field: 'isSuspended', code: 'auth.own_account' }] });
    user.suspendedAt = isSuspended ? new Date() : null;
    await em.flush();
    if (isSuspended) await this.sessions.endAll(em, user.id);
  }

  /** Within the caller's transaction: the account of somebody else; one's own is refused. */
  async lockOther(em: EntityManager, admin: Viewer, userId: string): Promise<User> {
    const user = await this.lock(em, admin, userId);
    if (user.id === admin.id) throw new OwnAccount();
    return user;
  }

  /**
   * Within the caller's transaction: locks both accounts, so that of two administrators who take each other's role away only one succeeds: one always
   * remains.
   */
  async lock(em: EntityManager, admin: Viewer, userId: string): Promise<User> {
    const found = await em.find(
      User,
      { id: { $in: [admin.id, userId] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    const actor = found.find(({ id }) => id === admin.id);
    if (actor?.role !== 'admin' || actor.suspendedAt) throw new Forbidden();
    const user = found.find(({ id }) => id === userId);
    if (!user) throw new UserNotFound();
    return user;
  }
}
