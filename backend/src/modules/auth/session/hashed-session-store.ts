import { createHash } from 'node:crypto';
import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { SessionCache } from './session-cache.js';

const PgSessionStore = connectPgSimple(session);

/** Only the browser knows a session's id; the table holds its SHA-256 (SEC-4). */
export const hashSessionId = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

/** Sessions in the `sessions` table (AUTH-5), found by the hash of their id. */
export class HashedSessionStore extends PgSessionStore {
  constructor(
    options: PGStoreOptions,
    private readonly cache: SessionCache,
  ) {
    super(options);
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
    super.get(key, (error: unknown, data?: SessionData | null) => {
      if (data) this.cache.keep(key, data, version);
      callback(error, data);
    });
  }

  override set(sid: string, data: SessionData, callback?: (error?: unknown) => void): void {
    const key = hashSessionId(sid);
    super.set(key, data, (error?: unknown) => {
      this.cache.forget(key);
      callback?.(error);
    });
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    const key = hashSessionId(sid);
    super.destroy(key, (error?: unknown) => {
      this.cache.forget(key);
      callback?.(error);
    });
  }
}
