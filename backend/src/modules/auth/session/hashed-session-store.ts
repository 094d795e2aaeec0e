import { createHash } from 'node:crypto';
import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';
import type { SessionCache } from './session-cache.js';
import { absoluteEndOf, idleLifetimeMs } from './session-lifetime.js';
import { SessionReads } from './session-reads.js';

const PgSessionStore = connectPgSimple(session);

/** Only the browser knows a session's id; the table holds its SHA-256 (SEC-4). */
export const hashSessionId = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

/** Sessions in the `sessions` table (AUTH-5), found by the hash of their id. */
export class HashedSessionStore extends PgSessionStore {
  private readonly reads: SessionReads;

  constructor(
    options: PGStoreOptions,
    private readonly sessions: Pool,
    private readonly cache: SessionCache,
  ) {
    super({ ...options, pool: sessions });
    this.reads = new SessionReads(sessions);
    // A store with `touch` makes express-session send each answer in two writes; renewal has a rule of its own.
    Object.defineProperty(this, 'touch', { value: undefined });
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    const key = hashSessionId(sid);
    const kept = this.cache.get(key);
    if (kept) {
      callback(null, kept);
      return;
    }
    const version = this.cache.version;
    this.reads.find(key).then(
      (data) => {
        if (data) {
          data.isStored = true;
          this.cache.keep(key, data, version);
        }
        callback(null, data);
      },
      (error: unknown) => callback(error),
    );
  }

  override set(sid: string, data: SessionData, callback?: (error?: unknown) => void): void {
    const key = hashSessionId(sid);
    const done = (error?: unknown) => {
      this.cache.forget(key);
      callback?.(error);
    };
    if (data.isStored) this.change(key, data).then(() => done(), done);
    else
      super.set(key, data, (error?: unknown) => {
        // Written anew at the end of its first call too, it would come back although it was ended by then.
        if (!error) data.isStored = true;
        done(error);
      });
  }

  /**
   * A row that was ended while a call was under way stays ended; who its viewer is and what they proved is only
   * changed in the row itself, so that a call which began before does not bring the former role back (AUTH-13).
   */
  private async change(key: string, data: SessionData): Promise<void> {
    const { passport: _viewer, confirmedAt: _moment, hasShownFactor: _factor, ...rest } = data;
    await this.sessions.query(
      `update sessions set expire = $3, sess = $2::jsonb || jsonb_strip_nulls(
         jsonb_build_object('passport', sess -> 'passport', 'confirmedAt', sess -> 'confirmedAt',
           'hasShownFactor', sess -> 'hasShownFactor')) where sid = $1`,
      [key, JSON.stringify(rest), endOf(data)],
    );
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    const key = hashSessionId(sid);
    super.destroy(key, (error?: unknown) => {
      this.cache.forget(key);
      callback?.(error);
    });
  }
}

/** express-session counts the cookie's life anew at the end of each call: that must not go past the session's end. */
function endOf({ cookie, createdAt }: SessionData): Date {
  const end = cookie.expires ? new Date(cookie.expires).getTime() : Date.now() + idleLifetimeMs;
  return new Date(createdAt ? Math.min(end, absoluteEndOf({ createdAt })) : end);
}
