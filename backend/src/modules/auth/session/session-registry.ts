import type { Role } from '@masar/domain';
import { type EntityManager, type InferKyselyDB, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import { SessionsChanged } from '../auth.events.js';
import { Session, type SessionSchema } from '../session.entity.js';
import { hashSessionId } from './hashed-session-store.js';

const ownerOfSession = raw(`sess -> 'passport' -> 'user' ->> 'id'`);
const firstVisit = raw(`sess -> 'firstVisit'`);
const ownerOfSecondStep = raw(`sess -> 'secondStep' ->> 'userId'`);

/** What a session says stands in one json column, which only SQL changes in part. */
const sessions = (em: EntityManager) => em.getKysely<InferKyselyDB<typeof SessionSchema>>().updateTable('sessions');

const isOf = (userId: string) => sql<boolean>`sess -> 'passport' -> 'user' ->> 'id' = ${userId}`;

/** The rows behind open sessions: whose they are, ending them, keeping their role true (AUTH-5). */
@Injectable()
export class SessionRegistry {
  constructor(private readonly transactions: Transactions) {}

  /** Open sessions of a user, newest first. */
  async ofUser(em: EntityManager, userId: string): Promise<Session[]> {
    return em.find(
      Session,
      { [ownerOfSession]: userId, expire: { $gt: new Date() } },
      { orderBy: { expire: 'desc' }, limit: 100 },
    );
  }

  /** Notes that whoever sits there proved to be the owner; says whether the session is still open. */
  async confirm(em: EntityManager, userId: string, sessionId: string): Promise<boolean> {
    this.transactions.record(new SessionsChanged(userId));
    const { numUpdatedRows } = await sessions(em)
      .set({ sess: sql`jsonb_set(sess, '{confirmedAt}', to_jsonb(${new Date().toISOString()}::text))` })
      .where('sid', '=', hashSessionId(sessionId))
      .where('expire', '>', sql<Date>`now()`)
      .where(isOf(userId))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Ends one session of a user by the id that the list shows; says whether there was one. */
  async end(em: EntityManager, userId: string, id: string): Promise<boolean> {
    this.transactions.record(new SessionsChanged(userId));
    return (await em.nativeDelete(Session, { sid: id, [ownerOfSession]: userId })) > 0;
  }

  /** Whether a session of a user is open as the transaction sees it. */
  async isOpen(em: EntityManager, userId: string, sessionId: string): Promise<boolean> {
    const row = { sid: hashSessionId(sessionId), [ownerOfSession]: userId, expire: { $gt: new Date() } };
    return (await em.count(Session, row)) > 0;
  }

  /** Whether a sign-in of a user still waits for its second step, as the transaction sees it. */
  async isWaiting(em: EntityManager, userId: string, sessionId: string): Promise<boolean> {
    const row = { sid: hashSessionId(sessionId), [ownerOfSecondStep]: userId, expire: { $gt: new Date() } };
    return (await em.count(Session, row)) > 0;
  }

  /** Takes a confirmation back: what it was given for is over (AUTH-12). */
  async unconfirm(em: EntityManager, sessionId: string): Promise<void> {
    await sessions(em)
      .set({ sess: sql`sess - 'confirmedAt'` })
      .where('sid', '=', hashSessionId(sessionId))
      .execute();
  }

  /** Ends the session of a first visit; says whether it still waited, as the transaction sees it. */
  async endFirstVisit(em: EntityManager, sessionId: string): Promise<boolean> {
    return (await em.nativeDelete(Session, { sid: hashSessionId(sessionId), [firstVisit]: { $ne: null } })) > 0;
  }

  /** Ends all sessions of a user, and sign-ins that wait for their second step, apart from the one named. */
  async endAll(em: EntityManager, userId: string, exceptSessionId?: string): Promise<void> {
    this.transactions.record(new SessionsChanged(userId));
    await em.nativeDelete(Session, { [ownerOfSecondStep]: userId });
    await em.nativeDelete(Session, {
      [ownerOfSession]: userId,
      ...(exceptSessionId && { sid: { $ne: hashSessionId(exceptSessionId) } }),
    });
  }

  /** The session in which a second factor was added counts as opened with one (IDM-1). */
  async rememberFactor(em: EntityManager, userId: string, sessionId: string): Promise<void> {
    this.transactions.record(new SessionsChanged(userId));
    await sessions(em)
      .set({ sess: sql`jsonb_set(sess, '{hasShownFactor}', 'true')` })
      .where('sid', '=', hashSessionId(sessionId))
      .where(isOf(userId))
      .execute();
  }

  /** Without any factor left, no session was opened with one. */
  async forgetFactor(em: EntityManager, userId: string): Promise<void> {
    this.transactions.record(new SessionsChanged(userId));
    await sessions(em)
      .set({ sess: sql`sess - 'hasShownFactor'` })
      .where(isOf(userId))
      .execute();
  }

  /** The role travels in the session; a changed role reaches every open one with the commit that changes it. */
  async changeRole(em: EntityManager, userId: string, role: Role): Promise<void> {
    this.transactions.record(new SessionsChanged(userId));
    await sessions(em)
      .set({ sess: sql`jsonb_set(sess, '{passport,user,role}', to_jsonb(${role}::text))` })
      .where(isOf(userId))
      .execute();
  }
}
