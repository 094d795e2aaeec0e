import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#platform/errors/platform.errors';
import { SessionPool } from '../session/session-pool.js';

const window = 15 * 60;

/** Sign-in attempts per account and per address, counted in the database so that all processes count together (AUTH-6, REL-7). */
@Injectable()
export class AttemptLimiter {
  private readonly perAccount: RateLimiterPostgres;
  private readonly perAddress: RateLimiterPostgres;

  constructor(sessions: SessionPool) {
    const shared = {
      storeClient: sessions.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      duration: window,
      clearExpiredByTimeout: false,
    };
    this.perAccount = new RateLimiterPostgres({ ...shared, keyPrefix: 'sign-in-account', points: 10 });
    this.perAddress = new RateLimiterPostgres({ ...shared, keyPrefix: 'sign-in-address', points: 100 });
  }

  /** Counts an attempt; past the limit it is refused with the seconds to wait. */
  async count(account: string, address: string): Promise<void> {
    try {
      await Promise.all([this.perAccount.consume(account), this.perAddress.consume(address)]);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequests({}, { headers: { 'Retry-After': String(Math.ceil(refusal.msBeforeNext / 1000)) } });
    }
  }

  /** A successful sign-in clears the account's count. */
  async clear(account: string): Promise<void> {
    await this.perAccount.delete(account);
  }
}
