import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { PasskeyRefused, SessionNeeded } from '../../auth.errors.js';
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

/** What a device is asked to sign: bound to the session that asked, for a few minutes, once (IDM-1). */
@Injectable()
export class SingleUseChallenge {
  constructor(private readonly sessions: SessionPool) {}

  keep({ session, user, tokenScopes }: Request, purpose: ChallengePurpose, challenge: string): void {
    if (tokenScopes) throw new SessionNeeded();
    session.passkeyChallenge = { challenge, purpose, until: Date.now() + lifetimeMs };
    // Visitors who ask for one and go away leave no row for a month.
    if (!user && !session.secondStep) session.cookie.maxAge = lifetimeMs;
  }

  /** Takes it out of the session's row: of two simultaneous answers one finds it there. */
  async take({ session, sessionID, tokenScopes }: Request, purpose: ChallengePurpose): Promise<string> {
    if (tokenScopes) throw new SessionNeeded();
    const kept = session.passkeyChallenge;
    if (kept?.purpose !== purpose || kept.until < Date.now()) throw new PasskeyRefused();
    const { rowCount } = await this.sessions.pool.query(
      `update sessions set sess = sess - 'passkeyChallenge' where sid = $1 and sess -> 'passkeyChallenge' ->> 'challenge' = $2`,
      [hashSessionId(sessionID), kept.challenge],
    );
    if (rowCount !== 1) throw new PasskeyRefused();
    return kept.challenge;
  }
}
