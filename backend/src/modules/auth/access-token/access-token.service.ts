import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { hashOfToken } from '#platform/tokens/mailed-token';
import { AccessToken } from '../access-token.entity.js';
import { AccountKeys } from '../account/account-keys.js';
import { AccessTokenNotFound, TooManyAccessTokens } from '../auth.errors.js';
import type { CreateAccessTokenDto } from './access-token.dto.js';

/** How a token begins, so that people and scanners of leaked secrets recognise one. */
const TOKEN_PREFIX = 'masar_';
const maximumValid = 20;
const day = 24 * 60 * 60 * 1000;

/** Makes and revokes the personal access tokens of a user (API-4). */
@Injectable()
export class AccessTokenService {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: AccountKeys,
  ) {}

  /** Valid tokens of a user, newest first; there are never more than twenty. */
  async ofUser(userId: string): Promise<AccessToken[]> {
    return this.transactions.run((em) =>
      em.find(AccessToken, stillValid(userId), { orderBy: { createdAt: 'desc', id: 'desc' }, limit: maximumValid }),
    );
  }

  /** The token in the answer is all that there is of it: the row keeps its hash. */
  async create(
    userId: string,
    sessionId: string,
    { name, scopes, expiresInDays }: CreateAccessTokenDto,
    hasSecondFactor: boolean,
  ): Promise<{ token: string; row: AccessToken }> {
    return this.transactions.run(async (em) => {
      await this.keys.lock(em, userId, sessionId);
      if ((await em.count(AccessToken, stillValid(userId))) >= maximumValid) throw new TooManyAccessTokens();
      const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + expiresInDays * day);
      const tokenHash = hashOfToken(token);
      const row = em.create(AccessToken, { userId, name, scopes, expiresAt, tokenHash, hasSecondFactor });
      return { token, row };
    });
  }

  /** Ends a token at once; one of somebody else counts as unknown. */
  async revoke(userId: string, id: string): Promise<void> {
    const revoked = await this.transactions.run((em) =>
      em.nativeUpdate(AccessToken, { ...stillValid(userId), id }, { revokedAt: new Date() }),
    );
    if (revoked === 0) throw new AccessTokenNotFound();
  }
}

const stillValid = (userId: string) => ({ userId, revokedAt: null, expiresAt: { $gt: new Date() } });
