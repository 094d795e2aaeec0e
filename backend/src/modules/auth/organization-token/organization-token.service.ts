import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { takeTurn } from '#platform/database/turns';
import { hashOfToken } from '#platform/tokens/mailed-token';
import { AccountKeys } from '../account/account-keys.js';
import { OrganizationTokenNotFound, TooManyOrganizationTokens } from '../auth.errors.js';
import type { CreateOrganizationTokenDto } from './organization-token.dto.js';
import { OrganizationToken } from './organization-token.entity.js';

/** How one begins: other than a personal token, which is looked for elsewhere. */
export const ORGANIZATION_PREFIX = 'masarorg_';
const maximumValid = 20;
const day = 24 * 60 * 60 * 1000;

/** Makes and revokes the tokens of the organisation; administrators alone decide (API-7). */
@Injectable()
export class OrganizationTokenService {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: AccountKeys,
  ) {}

  /** Valid tokens, newest first; there are never more than twenty. */
  async all(): Promise<OrganizationToken[]> {
    return this.transactions.run((em) =>
      em.find(OrganizationToken, stillValid(), { orderBy: { createdAt: 'desc', id: 'desc' }, limit: maximumValid }),
    );
  }

  /** The token in the answer is all that there is of it: the row keeps its hash. */
  async create(
    adminId: string,
    sessionId: string,
    { name, scopes, expiresInDays }: CreateOrganizationTokenDto,
  ): Promise<{ token: string; row: OrganizationToken }> {
    return this.transactions.run(async (em) => {
      // It outlives the account's recovery: a session that was ended meanwhile must not leave one behind.
      await this.keys.lock(em, adminId, sessionId);
      // Two at the same time count one after the other.
      await takeTurn(em, 'organization_tokens');
      if ((await em.count(OrganizationToken, stillValid())) >= maximumValid) throw new TooManyOrganizationTokens();
      const token = ORGANIZATION_PREFIX + randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + expiresInDays * day);
      const tokenHash = hashOfToken(token);
      const row = em.create(OrganizationToken, { name, scopes, expiresAt, tokenHash, createdBy: adminId });
      await em.flush();
      return { token, row };
    });
  }

  /** Ends a token at once. */
  async revoke(id: string): Promise<void> {
    const revoked = await this.transactions.run((em) =>
      em.nativeUpdate(OrganizationToken, { ...stillValid(), id }, { revokedAt: new Date() }),
    );
    if (revoked === 0) throw new OrganizationTokenNotFound();
  }
}

const stillValid = () => ({ revokedAt: null, expiresAt: { $gt: new Date() } });
