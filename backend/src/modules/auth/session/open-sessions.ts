import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '#platform/access/viewer';
import { hashSessionId } from './hashed-session-store.js';
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
  constructor(private readonly sessions: SessionPool) {}

  heldBy(request: Request): HeldSession {
    return {
      key: hashSessionId(request.sessionID),
      expiresAt: request.session.cookie.expires?.getTime() ?? Number.POSITIVE_INFINITY,
    };
  }

  /** Open, of the same person, in the same role. */
  async isOpen(key: string, { id, role }: Viewer): Promise<boolean> {
    const { rowCount } = await this.sessions.pool.query(
      `select from sessions where sid = $1 and expire > now() and sess -> 'passport' -> 'user' ->> 'id' = $2
        and sess -> 'passport' -> 'user' ->> 'role' = $3`,
      [key, id, role],
    );
    return rowCount === 1;
  }
}
