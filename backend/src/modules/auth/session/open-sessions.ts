import type { Role } from '@masar/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { hashSessionId } from './hashed-session-store.js';
import { withheldFrom } from './power-without-factor.js';
import { absoluteEndOf } from './session-lifetime.js';
import { SessionPool } from './session-pool.js';

/** The session behind a connection that outlives the check at its start. */
export interface HeldSession {
  /** As `session_changed` names it when the session is changed or ended. */
  key: string;
  expiresAt: number;
}

/** For live streams: whether the session that they were opened with is still what it was (AUTH-5, NTF-3). */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly sessions: SessionPool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  heldBy(request: Request): HeldSession {
    return {
      key: hashSessionId(request.sessionID),
      expiresAt: Math.min(request.session.cookie.expires?.getTime() ?? Infinity, absoluteEndOf(request.session)),
    };
  }

  /** Open, of the same person, with the same powers. */
  async isOpen(key: string, { id, role, lacksSecondFactor }: Viewer): Promise<boolean> {
    const {
      rows: [row],
    } = await this.sessions.pool.query<{ role: Role; has_shown_factor: boolean }>(
      `select sess -> 'passport' -> 'user' ->> 'role' as role, sess -> 'hasShownFactor' is not null as has_shown_factor
       from sessions where sid = $1 and expire > now() and sess -> 'passport' -> 'user' ->> 'id' = $2`,
      [key, id],
    );
    if (!row) return false;
    const now = withheldFrom({ id, role: row.role }, row.has_shown_factor, this.config);
    return now.role === role && now.lacksSecondFactor === lacksSecondFactor;
  }
}
