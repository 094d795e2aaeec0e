import { Injectable } from '@nestjs/common';
import { Turnstiles } from '#platform/counters/turnstile';
import { Efforts } from '#platform/rate-limits/efforts';
import { countEach, type Counted, type RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { SignInSlowed, WrongCredentials } from '../auth.errors.js';
import { delayAfter, SignInDelays } from './sign-in-delays.js';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Where an attempt comes from. */
export interface AttemptOrigin {
  network: string;
  /** Names a browser that got into this very account before, or followed a link from its mailbox. */
  device: string | undefined;
  /** The solved task that the attempt brings, see `Efforts`. */
  effort?: string | undefined;
}

/** What an attempt was counted under; given back when it succeeds. */
export type CountedAttempt = readonly Counted[];

/**
 * Slows guessing down without locking anybody out (AUTH-11). Each attempt is counted before its password is looked at,
 * so that a burst counts too, and taken back when it succeeds. Counted are failures of an account from one network, of
 * a network at all accounts, and of an account from everywhere; a known device counts for itself alone, so that no
 * stranger's attempts reach its owner. Behind a full line an attempt brings an effort (ADR 143): nobody closes a school.
 */
@Injectable()
export class SignInAttempts {
  /** What is right never counts: without a line of their own one person's sign-ins would fill everybody's places (REL-10). */
  private readonly oneByOne = new Turnstiles(1);
  private readonly ofDevice: RateLimit;
  private readonly ofPair: RateLimit;
  private readonly ofNetwork: RateLimit;
  private readonly ofAccount: RateLimit;

  constructor(
    limits: RateLimits,
    private readonly delays: SignInDelays,
    private readonly efforts: Efforts,
  ) {
    this.ofDevice = limits.named('sign-in-device', { points: 10, seconds: QUARTER });
    this.ofPair = limits.named('sign-in-pair', { points: 10, seconds: QUARTER });
    // A school of a thousand mistypes often; everybody in it has a pair of their own besides.
    this.ofNetwork = limits.named('sign-in-network', { points: 200, seconds: QUARTER });
    this.ofAccount = limits.named('sign-in-account', { points: 50, seconds: HOUR });
  }

  /** Lets an attempt go on, now or after a wait; refused ones are told the way by mail. */
  async begin(account: string, { network, device, effort }: AttemptOrigin): Promise<CountedAttempt> {
    if (device && (await this.ofDevice.admits(device))) return [{ limit: this.ofDevice, key: device }];
    const attempt = [
      { limit: this.ofPair, key: `${account} ${network}` },
      { limit: this.ofNetwork, key: network, toll: this.efforts.toll(`sign-in ${network}`, effort) },
      { limit: this.ofAccount, key: account },
    ];
    const [, , failures = 0] = await countEach(attempt, SignInSlowed);
    await this.delays.wait(delayAfter(failures));
    return attempt;
  }

  /** Judges an attempt that was let in: unless its password was wrong, it never counted. */
  async judge<T>(attempt: CountedAttempt, signIn: () => Promise<T>): Promise<T> {
    let isWrong = false;
    try {
      return await this.oneByOne.pass(attempt[0]?.key ?? '', signIn);
    } catch (error) {
      isWrong = error instanceof WrongCredentials;
      throw error;
    } finally {
      if (!isWrong) await Promise.all(attempt.map(({ limit, key }) => limit.giveBack(key)));
    }
  }
}
