import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Transactions } from '#platform/database/transactions';
import { HashingTurns, type Urgency } from './hashing-turns.js';

/** argon2id with the OWASP minimum; the library's defaults are these, written out so that nobody has to look (AUTH-6). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Passwords as the database keeps them. Hashing is expensive on purpose: it has turns of its own, who signs in first
 * (AUTH-10), and never happens in a transaction, whose connection would wait with it.
 */
@Injectable()
export class PasswordHasher {
  private readonly turns = new HashingTurns();
  /** A hash of what nobody knows: verifying against it takes as long as against a real one. */
  private readonly absentHash = hash(randomBytes(32), cost);

  constructor(private readonly transactions: Transactions) {}

  async hash(password: string): Promise<string> {
    return this.inTurn('later', () => hash(password, cost));
  }

  /** False without a hash, after the same time, so that timing doesn't tell whether an account exists (AUTH-6). */
  async verify(
    passwordHash: string | null | undefined,
    password: string,
    urgency: Urgency = 'later',
  ): Promise<boolean> {
    const absent = await this.absentHash;
    const matches = await this.inTurn(urgency, () => verify(passwordHash ?? absent, password));
    return passwordHash ? matches : false;
  }

  private inTurn<T>(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    if (this.transactions.open()) throw new Error('Passwords are hashed before the transaction, not in it.');
    return this.turns.take(urgency, work);
  }
}
