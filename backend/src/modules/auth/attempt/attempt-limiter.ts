import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Transactions } from '#platform/database/transactions';
import { effortOf, Efforts } from '#platform/rate-limits/efforts';
import { networkOf } from '#platform/rate-limits/network';
import { countEach, type Counted, type RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { PasskeyRefused, TokenInvalid, WrongCode, WrongCurrentPassword } from '../auth.errors.js';
import { User } from '../user.entity.js';
import { KnownDevices } from './known-devices.js';

const seconds = 15 * 60;

/** What belongs to an account and might be guessed; each has counts of its own. */
const guessed = ['second-step', 'factor-confirmation', 'confirmation'] as const;
/** What is too long to be guessed; each has counts of its own. */
const unguessable = ['password-link', 'passkey'] as const;

type Limits<Name extends string, Kind extends string> = Readonly<Record<Name, Readonly<Record<Kind, RateLimit>>>>;

const wrong = [WrongCode, WrongCurrentPassword, PasskeyRefused, TokenInvalid];

/**
 * Attempts of whoever is signed in, waits for the second step or holds a link (AUTH-6). Only what was wrong counts, each
 * purpose by itself, so that nobody locks out those behind the same line (AUTH-11).
 */
@Injectable()
export class AttemptLimiter {
  private readonly guesses: Limits<(typeof guessed)[number], 'account' | 'device' | 'network'>;
  private readonly strays: Limits<(typeof unguessable)[number], 'thing' | 'network'>;

  constructor(
    limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly devices: KnownDevices,
    private readonly efforts: Efforts,
  ) {
    const each = <Name extends string, Kind extends string>(names: readonly Name[], points: Record<Kind, number>) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          Object.fromEntries(
            (Object.keys(points) as Kind[]).map((kind) => [
              kind,
              limits.named(`${name}-${kind}`, { points: points[kind], seconds }),
            ]),
          ),
        ]),
      ) as Limits<Name, Kind>;
    this.guesses = each(guessed, { account: 10, device: 10, network: 200 });
    this.strays = each(unguessable, { thing: 10, network: 100 });
  }

  /**
   * Lets somebody try what belongs to an account. It counts beforehand, so that a burst counts too, and no more once it
   * was right; a browser that is known to the account counts for itself alone.
   */
  async guess<T>(
    purpose: (typeof guessed)[number],
    request: Request,
    userId: string,
    attempt: () => Promise<T>,
  ): Promise<T> {
    const { account, device, network } = this.guesses[purpose];
    const known = await this.deviceOf(request, userId);
    const counted: Counted[] = known
      ? [{ limit: device, key: known }]
      : [
          { limit: account, key: userId },
          // Who is signed in is one account, whoever else sits behind the line.
          ...(request.user ? [] : [this.ofLine(purpose, request, network)]),
        ];
    await countEach(counted);
    let isWrong = false;
    try {
      return await attempt();
    } catch (error) {
      isWrong = isOf(wrong, error);
      throw error;
    } finally {
      if (!isWrong) await Promise.all(counted.map(({ limit, key }) => limit.giveBack(key)));
    }
  }

  /**
   * Looks at what nobody can guess before anything is counted: what is right passes, however many wrong ones come over
   * the same line; these are told to wait.
   */
  async look<T>(
    purpose: (typeof unguessable)[number],
    request: Request,
    thing: string,
    attempt: () => Promise<T>,
  ): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      const { thing: ofThing, network } = this.strays[purpose];
      if (isOf(wrong, error)) await Promise.all([ofThing.count(thing), network.count(networkOf(request.ip))]);
      throw error;
    }
  }

  /** Behind a full line each brings an effort, so that nobody closes a school (ADR 143). */
  private ofLine(purpose: string, request: Request, limit: RateLimit): Counted {
    const key = networkOf(request.ip);
    return { limit, key, toll: this.efforts.toll(`${purpose} ${key}`, effortOf(request)) };
  }

  private async deviceOf(request: Request, userId: string): Promise<string | undefined> {
    const user = await this.transactions.run((em) => em.findOne(User, userId));
    return user ? this.devices.nameFor(request, user.email) : undefined;
  }
}

const isOf = (kinds: readonly (abstract new (...args: never[]) => Error)[], error: unknown): boolean =>
  kinds.some((kind) => error instanceof kind);
