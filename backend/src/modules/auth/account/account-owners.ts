import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { Unauthorized } from '#platform/errors/platform.errors';
import type { DataSubject } from '#platform/personal-data/personal-data';
import { LastAdministrator } from '../auth.errors.js';
import { AccountErased } from '../auth.events.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';

/** The person behind an account, for what is done with all their data (PRF-4). */
@Injectable()
export class AccountOwners {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRegistry,
  ) {}

  async subject(userId: string): Promise<DataSubject> {
    return toSubject(await this.transactions.run((em) => known(em, userId)));
  }

  /** Within the caller's transaction: the person, locked, so that nothing is written beside an erasure. */
  async lock(em: EntityManager, userId: string): Promise<DataSubject> {
    return toSubject(await known(em, userId, true));
  }

  /**
   * Within the caller's transaction: the person who takes their own account away, locked. Administrators leave one after
   * the other, for each locks all that could take their place, in one order; the last one stays.
   */
  async lockLeaving(em: EntityManager, userId: string): Promise<DataSubject> {
    const { role } = await known(em, userId);
    const isMe = { id: userId };
    const locked = await em.find(User, role === 'admin' ? { $or: [isMe, { role, suspendedAt: null }] } : isMe, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
      refresh: true,
    });
    const person = locked.find(({ id }) => id === userId);
    if (!person) throw new Unauthorized();
    if (person.role === 'admin' && locked.length === 1) throw new LastAdministrator();
    return toSubject(person);
  }

  /** Within the caller's transaction: every session ends and the account's row goes, with all that hangs on it. */
  async remove(em: EntityManager, userId: string): Promise<void> {
    await this.sessions.endAll(em, userId);
    await em.nativeDelete(User, { id: userId });
    this.transactions.record(new AccountErased(userId));
  }
}

/** An open session of an account that is gone counts as signed out. */
async function known(em: EntityManager, userId: string, isLocked = false): Promise<User> {
  const user = await em.findOne(User, userId, isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {});
  if (!user) throw new Unauthorized();
  return user;
}

function toSubject(user: User): DataSubject {
  const names = [user.displayName(), user.nameAr, user.nameEn].filter((name) => name !== null && name !== undefined);
  const { id, email, firstName } = user;
  // A single letter or an empty name would be found in every text.
  return {
    id,
    email,
    names: [...new Set(names.filter((name) => name.trim().length > 2))],
    called: [...new Set([...names, firstName ?? ''].filter((name) => name.trim() !== ''))],
  };
}
