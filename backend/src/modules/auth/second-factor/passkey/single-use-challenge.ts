import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { PasskeyRefused, SessionNeeded } from '../../auth.errors.js';
import { BriefCookie } from '../../session/brief-cookie.js';
import { hashSessionId } from '../../session/hashed-session-store.js';
import { SessionPool } from '../../session/session-pool.js';

/** What the signed answer is for: one for adding a passkey never opens a door. */
export type ChallengePurpose = 'add' | 'sign-in' | 'confirm';

export interface KeptChallenge {
  challenge: string;
  purpose: ChallengePurpose;
  until: number;
}

const lifetimeMs = 5 * 60 * 1000;

/**
 * What a device is asked to sign: bound to the session that asked, for a few minutes, once (IDM-1). A visitor has no
 * session; theirs is bound to the browser, and who asks for one and goes away leaves no row.
 */
@Injectable()
export class SingleUseChallenge {
  private readonly ofVisitors: BriefCookie<KeptChallenge>;
  private readonly spent: RateLimit;

  constructor(
    private readonly sessions: SessionPool,
    @Inject(APP_CONFIG) config: AppConfig,
    limits: RateLimits,
  ) {
    this.ofVisitors = new BriefCookie(config, { cookie: 'passkey', lifetimeMs });
    this.spent = limits.named('passkey-challenge', { points: 1, seconds: lifetimeMs / 1000 });
  }

  keep(request: Request, purpose: ChallengePurpose, challenge: string): void {
    if (request.tokenScopes) throw new SessionNeeded();
    const kept = { challenge, purpose, until: Date.now() + lifetimeMs };
    if (isVisitor(request)) this.ofVisitors.put(request, kept);
    else request.session.passkeyChallenge = kept;
  }

  /** Takes it where it was kept: of two simultaneous answers one finds it there. */
  async take(request: Request, purpose: ChallengePurpose): Promise<string> {
    if (request.tokenScopes) throw new SessionNeeded();
    const kept = isVisitor(request) ? this.ofVisitors.take(request) : request.session.passkeyChallenge;
    if (kept?.purpose !== purpose || kept.until < Date.now()) throw new PasskeyRefused();
    const isFirst = isVisitor(request) ? this.spent.admits(kept.challenge) : this.takeFromSession(request, kept);
    if (!(await isFirst)) throw new PasskeyRefused();
    return kept.challenge;
  }

  private async takeFromSession({ sessionID }: Request, kept: KeptChallenge): Promise<boolean> {
    const { rowCount } = await this.sessions.pool.query(
      `update sessions set sess = sess - 'passkeyChallenge' where sid = $1 and sess -> 'passkeyChallenge' ->> 'challenge' = $2`,
      [hashSessionId(sessionID), kept.challenge],
    );
    return rowCount === 1;
  }
}

const isVisitor = ({ user, session }: Request): boolean => !user && !session.secondStep;
