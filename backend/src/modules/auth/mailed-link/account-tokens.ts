import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { hashOfToken, newMailedToken } from '#platform/tokens/mailed-token';
import { AccountToken, type accountTokenPurposes } from '../account-token.entity.js';
import { TokenInvalid } from '../auth.errors.js';

type Purpose = (typeof accountTokenPurposes)[number];

const hour = 60 * 60 * 1000;
const lifetime: Record<Purpose, number> = {
  'change-email': 48 * hour,
  // Asked for by an administrator, who knows whose account it is.
  'assigned-email': 48 * hour,
  // Only noted once it was followed.
  registration: 48 * hour,
  // People invited by an administrator may not read their mail every day.
  invitation: 7 * 24 * hour,
  'reset-password': hour,
  'sign-in-pass': hour,
};

/** Links that let somebody choose the password of an account: following one ends the others. */
export const passwordLinks = ['invitation', 'reset-password'] as const;

/** One-time links sent by mail: 256 random bits, only their hash is kept (SEC-4). */
@Injectable()
export class AccountTokens {
  /**
   * Makes a new link for a purpose. Earlier ones go on working, or anybody could end them by asking again (AUTH-9); only
   * of new addresses the last one counts, and their owner alone asks for these.
   */
  async issue(em: EntityManager, userId: string, purpose: Purpose, newEmail?: string): Promise<string> {
    const token = newMailedToken();
    if (purpose === 'change-email' || purpose === 'assigned-email')
      await this.end(em, userId, ['change-email', 'assigned-email']);
    em.create(AccountToken, {
      userId,
      purpose,
      newEmail: newEmail ?? null,
      tokenHash: hashOfToken(token),
      expiresAt: new Date(Date.now() + lifetime[purpose]),
    });
    return token;
  }

  /** Makes sure that a link still works, before anything expensive is done for it; nothing is spent (AUTH-10). */
  async look(em: EntityManager, token: string, purposes: readonly Purpose[]): Promise<AccountToken> {
    const row = await em.findOne(AccountToken, { tokenHash: hashOfToken(token), purpose: { $in: [...purposes] } });
    if (!row?.isUsable(new Date())) throw new TokenInvalid();
    return row;
  }

  /** Spends a link and ends the others of its kind; of two simultaneous attempts one succeeds. */
  async consume(em: EntityManager, token: string, purposes: readonly Purpose[]): Promise<AccountToken> {
    const row = await em.findOne(
      AccountToken,
      { tokenHash: hashOfToken(token), purpose: { $in: [...purposes] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const now = new Date();
    if (!row?.isUsable(now)) throw new TokenInvalid();
    row.usedAt = now;
    await em.flush();
    await this.end(em, row.userId, purposes);
    return row;
  }

  /** Remembers a link that made something come true and stands nowhere else. */
  noteFollowed(em: EntityManager, userId: string, token: string, purpose: Purpose): void {
    const now = new Date();
    em.create(AccountToken, { userId, purpose, tokenHash: hashOfToken(token), expiresAt: now, usedAt: now });
  }

  /** A link that works no more, whatever ended it. */
  async used(em: EntityManager, token: string, purposes: readonly Purpose[]): Promise<AccountToken | null> {
    return em.findOne(AccountToken, {
      tokenHash: hashOfToken(token),
      purpose: { $in: [...purposes] },
      usedAt: { $ne: null },
    });
  }

  /** Links that nobody may follow any more. */
  async end(em: EntityManager, userId: string, purposes: readonly Purpose[]): Promise<void> {
    await em.nativeUpdate(
      AccountToken,
      { userId, purpose: { $in: [...purposes] }, usedAt: null },
      { usedAt: new Date() },
    );
  }
}
