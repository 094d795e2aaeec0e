import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { AccountTokens, passwordLinks } from '../account/account-tokens.js';
import { User } from '../user.entity.js';
import type { InvitationResponse } from './invitation.response.js';

/** Accounts that others made and nobody took yet (CON-1). */
@Injectable()
export class Invitations {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: AccountTokens,
  ) {}

  /** What somebody is invited to by a mailed link; null where it only replaces the password of an account in use. */
  async look(token: string): Promise<InvitationResponse | null> {
    return this.transactions.run(async (em) => {
      const { userId } = await this.tokens.look(em, token, passwordLinks);
      const { email, role, emailVerifiedAt } = await em.findOneOrFail(User, userId);
      return emailVerifiedAt ? null : { email, role };
    });
  }
}
