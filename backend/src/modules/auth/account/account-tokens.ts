import { Injectable } from '@nestjs/common';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { hashOfToken, newMailedToken } from '#platform/tokens/mailed-token';
import { AccountToken, type accountTokenPurposes } from '../account-token.entity.js';
import { TokenInvalid } from '../auth.errors.js';

type Purpose = (typeof accountTokenPurposes)[number];

const hour = 60 * 60 * 1000;
const lifetime: Record<Purpose, number> = {
  'verify-email': 48 * hour,
  'change-email': 48 * hour,
  'reset-password': hour,
};

/** One-time links sent by mail: 256 random bits, only their hash is kept (SEC-4). */
@Injectable()
export class AccountTokens {
  /** Makes a new link for a purpose; earlier ones for it stop working. */
  async issue(
    em: EntityManager,
    userId: string,
    purpose: Purpose,
    newEmail?: string,
    lifetimeMs = lifetime[purpose],
  ): Promise<string> {
    const token = newMailedToken();
    await em.nativeUpdate(AccountToken, { userId, purpose, usedAt: null }, { usedAt: new Date() });
    em.create(AccountToken, {
      userId,
      purpose,
      newEmail: newEmail ?? null,
      tokenHash: hashOfToken(token),
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    return token;
  }

  /** Makes sure that a link still works, before anything expensive is done for it; nothing is spent (AUTH-10). */
  async look(em: EntityManager, token: string, purposes: readonly Purpose[]): Promise<void> {
    const row = await em.findOne(AccountToken, { tokenHash: hashOfToken(token), purpose: { $in: [...purposes] } });
    if (!row?.isUsable(new Date())) throw new TokenInvalid();
  }

  /** Spends a token; of two simultaneous attempts one succeeds, because the row is locked. */
  async consume(em: EntityManager, token: string, purposes: readonly Purpose[]): Promise<AccountToken> {
    const row = await em.findOne(
      AccountToken,
      { tokenHash: hashOfToken(token), purpose: { $in: [...purposes] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const now = new Date();
    if (!row?.isUsable(now)) throw new TokenInvalid();
    row.usedAt = now;
    return row;
  }
}
