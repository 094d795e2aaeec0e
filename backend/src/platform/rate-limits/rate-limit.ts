import { createHash } from 'node:crypto';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppError } from '#platform/errors/app-error';
import { TooManyRequests } from '#platform/errors/platform.errors';

type Refusal = new (params?: AppError['params'], extra?: AppError['extra']) => AppError;

/**
 * What lets one more pass a full limit: undefined where it does, else headers that say what to bring.
 *
 * @param times how many there are now for each that the limit admits
 */
export type Toll = (times: number) => Promise<Readonly<Record<string, string>> | undefined>;

/** So many times in so many seconds for each key: an account, a network. */
export class RateLimit {
  constructor(private readonly limiter: RateLimiterPostgres) {}

  /**
   * Counts one more and says how many there are; past the limit it is refused with the seconds to wait, and with the way
   * past it where there is one. Who is only shown that way does not count.
   */
  async count(key: string, Refused: Refusal = TooManyRequests, toll?: Toll): Promise<number> {
    const { isAdmitted, consumedPoints, msBeforeNext } = await this.take(key);
    if (isAdmitted) return consumedPoints;
    const due = await toll?.(consumedPoints / this.limiter.points);
    if (toll && !due) return consumedPoints;
    if (toll) await this.giveBack(key);
    throw new Refused({}, { headers: { 'Retry-After': String(Math.ceil(msBeforeNext / 1000)), ...due } });
  }

  /** Counts one more; false past the limit, for what is passed over in silence. */
  async admits(key: string): Promise<boolean> {
    return (await this.take(key)).isAdmitted;
  }

  /** Takes one back that turned out not to count. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(hashOf(key));
  }

  private async take(key: string): Promise<{ isAdmitted: boolean; consumedPoints: number; msBeforeNext: number }> {
    try {
      const { consumedPoints, msBeforeNext } = await this.limiter.consume(hashOf(key));
      return { isAdmitted: true, consumedPoints, msBeforeNext };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const { consumedPoints, msBeforeNext } = refusal;
      return { isAdmitted: false, consumedPoints, msBeforeNext };
    }
  }
}

/** What is counted, and under which name. */
export type Counted = Readonly<{ limit: RateLimit; key: string; toll?: Toll }>;

/**
 * Counts one more under each, in turn. Where one refuses, those before it take theirs back: a full line uses up nothing
 * of an account's own. Answers how many each has.
 */
export async function countEach(counted: readonly Counted[], Refused?: Refusal): Promise<number[]> {
  const counts: number[] = [];
  try {
    for (const { limit, key, toll } of counted) counts.push(await limit.count(key, Refused, toll));
    return counts;
  } catch (refusal) {
    await Promise.all(counted.slice(0, counts.length).map(({ limit, key }) => limit.giveBack(key)));
    throw refusal;
  }
}

/** Keys of any length fit the column, and the table tells nobody whose addresses tried. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
