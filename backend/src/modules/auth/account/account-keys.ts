import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Unauthorized } from '#platform/errors/platform.errors';
import { AccessToken } from '../access-token.entity.js';
import { AccountToken } from '../account-token.entity.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';

/** Everything that opens an account beside its password: sessions, mailed links, tokens of programs (AUTH-13). */
@Injectable()
export class AccountKeys {
  constructor(private readonly sessions: SessionRegistry) {}

  /**
   * Within the caller's transaction: locks the account and takes all its keys back, so that whoever had one is out. The
   * named session stays, no longer confirmed; one that was ended meanwhile is refused.
   */
  async takeBack(em: EntityManager, userId: string, keepSessionId?: string): Promise<User> {
    const user = await this.lock(em, userId, keepSessionId);
    const now = new Date();
    await em.nativeUpdate(AccountToken, { userId, usedAt: null }, { usedAt: now });
    await em.nativeUpdate(AccessToken, { userId, revokedAt: null }, { revokedAt: now });
    await this.sessions.endAll(em, userId, keepSessionId);
    if (keepSessionId) await this.sessions.unconfirm(em, keepSessionId);
    return user;
  }

  /**
   * Locks the account for making a key, so that one takes turns with taking all back: a call that began in a session of
   * an intruder and comes second finds that session gone.
   */
  async lock(em: EntityManager, userId: string, sessionId?: string): Promise<User> {
    const user = await em.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!user || (sessionId && !(await this.sessions.isOpen(em, userId, sessionId)))) throw new Unauthorized();
    return user;
  }
}
