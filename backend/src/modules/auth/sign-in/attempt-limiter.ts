import { Injectable } from '@nestjs/common';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';

const seconds = 15 * 60;

/** Attempts of whoever is signed in, or holds a link, per account and per network (AUTH-6). */
@Injectable()
export class AttemptLimiter {
  private readonly perAccount: RateLimit;
  private readonly perNetwork: RateLimit;

  constructor(limits: RateLimits) {
    this.perAccount = limits.named('attempt-account', { points: 10, seconds });
    this.perNetwork = limits.named('attempt-network', { points: 100, seconds });
  }

  /** Counts an attempt; past the limit it is refused with the seconds to wait. */
  async count(account: string, network: string): Promise<void> {
    await Promise.all([this.perAccount.count(account), this.perNetwork.count(network)]);
  }

  /** A success clears the account's count. */
  async clear(account: string): Promise<void> {
    await this.perAccount.clear(account);
  }
}
