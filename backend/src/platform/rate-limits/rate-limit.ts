import { createHash } from 'node:crypto';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#platform/errors/platform.errors';

/** So many times in so many seconds for each key: an account, an address. */
export class RateLimit {
  constructor(private readonly limiter: RateLimiterPostgres) {}

  /** Counts one more; past the limit it is refused with the seconds to wait. */
  async count(key: string): Promise<void> {
    try {
      await this.limiter.consume(hashOf(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequests({}, { headers: { 'Retry-After': String(Math.ceil(refusal.msBeforeNext / 1000)) } });
    }
  }

  /** Starts again at zero. */
  async clear(key: string): Promise<void> {
    await this.limiter.delete(hashOf(key));
  }
}

/** Keys of any length fit the column, and the table tells nobody whose addresses tried. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
