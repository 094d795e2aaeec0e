import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { Turnstile } from './turnstile.js';

/** A third of the pool stays for everybody else. */
const shareOfPool = 2 / 3;

/**
 * Transactions of what thousands do at the same moment. Only so many are open at once; who comes meanwhile waits without a
 * connection, instead of failing for want of one, and whoever only reads finds one free (SCL-3, ADR 141).
 */
@Injectable()
export class CrowdedWrites {
  private readonly turnstile: Turnstile;

  constructor(
    private readonly transactions: Transactions,
    @Inject(APP_CONFIG) { database }: AppConfig,
  ) {
    this.turnstile = new Turnstile(Math.max(1, Math.floor(database.poolSize * shareOfPool)));
  }

  /** As `Transactions.run`; a transaction that is open already is joined at once, for it has its connection. */
  async run<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    if (this.transactions.open()) return this.transactions.run(work);
    return this.turnstile.pass(() => this.transactions.run(work));
  }
}
