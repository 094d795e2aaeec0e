import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { AccountLetters } from '../account/account-letters.js';
import { AccountTokens } from '../mailed-link/account-tokens.js';
import { User } from '../user.entity.js';

/** The way by mail for owners whose account is slowed down because of somebody else (AUTH-11). */
@Injectable()
export class SignInPassService {
  constructor(
    private readonly transactions: Transactions,
    private readonly letters: AccountLetters,
    private readonly tokens: AccountTokens,
  ) {}

  /** The same for every address, at the same speed. */
  async ask(email: string): Promise<void> {
    await this.transactions.run(() => this.letters.askedForPass(email));
  }

  /** The address whose mailbox the caller has read. */
  async follow(token: string): Promise<string> {
    return this.transactions.run(async (em) => {
      const { userId } = await this.tokens.consume(em, token, ['sign-in-pass']);
      return (await em.findOneOrFail(User, userId)).email;
    });
  }
}
