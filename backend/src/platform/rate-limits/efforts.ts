import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { RateLimit, Toll } from './rate-limit.js';
import { RateLimits } from './rate-limits.js';

const seconds = 10 * 60;
/** Digests for one call at most: a moment's work for a phone, and some seconds' where a line is far past its measure. */
const digests = { least: 2 ** 15, most: 2 ** 19 } as const;

/** What a browser brings that worked for its call; see `payEffort` of the client. */
export const effortOf = (request: Request): string | undefined => request.get('Effort');

/**
 * Tasks that cost a browser some computing and the server one digest (ADR 143). Where everybody behind a line together did
 * something too often, nobody is refused: each further call brings the solution of a task of its own.
 */
@Injectable()
export class Efforts {
  private readonly spent: RateLimit;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    limits: RateLimits,
  ) {
    this.spent = limits.named('effort', { points: 1, seconds });
  }

  /**
   * Lets who brings a solution pass, each once; others hear of a task.
   *
   * @param what names purpose and line, where alone the task counts
   */
  toll(what: string, effort: string | undefined): Toll {
    return async (times) =>
      (await this.isSolved(what, effort)) ? undefined : { 'Effort-Challenge': this.taskFor(what, times) };
  }

  /** The dearer, the further the line is past its measure: `<salt>.<most>.<until>.<digest>.<signature>`. */
  private taskFor(what: string, times: number): string {
    const most = Math.min(digests.least * 2 ** Math.floor(Math.log2(Math.max(times, 1))), digests.most);
    const head = `${randomBytes(12).toString('base64url')}.${most}.${Date.now() + seconds * 1000}`;
    const task = `${head}.${digestOf(`${head}.${randomInt(most)}`)}`;
    return `${task}.${this.signatureOf(what, task)}`;
  }

  /** A solution is its task with the number that gives the digest. */
  private async isSolved(what: string, effort: string | undefined): Promise<boolean> {
    const [salt = '', most = '', until = '', digest = '', signature = '', number = ''] = (effort ?? '').split('.');
    const head = `${salt}.${most}.${until}`;
    const isOurs =
      isSame(signature, this.signatureOf(what, `${head}.${digest}`)) &&
      Number(until) > Date.now() &&
      digestOf(`${head}.${number}`) === digest;
    return isOurs && this.spent.admits(salt);
  }

  private signatureOf(what: string, task: string): string {
    return createHmac('sha256', this.config.session.secret).update(`effort\n${what}\n${task}`).digest('base64url');
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
