import type { SessionData } from 'express-session';
import type { Pool } from 'pg';
import { GatheredCalls } from '#platform/database/gathered-calls';

/** The pool has places besides for what changes sessions. */
const limits = { atOnce: 2, inOne: 500 };

/** Reads sessions for all who come at the same time by one statement (SCL-2). */
export class SessionReads {
  private readonly calls: GatheredCalls<string, SessionData | undefined>;

  constructor(pool: Pick<Pool, 'query'>) {
    this.calls = new GatheredCalls(limits, (keys) => readAll(pool, keys));
  }

  /** Undefined for an unknown session, and for one whose time is over. */
  find(key: string): Promise<SessionData | undefined> {
    return this.calls.ask(key);
  }
}

async function readAll(pool: Pick<Pool, 'query'>, keys: readonly string[]): Promise<(SessionData | undefined)[]> {
  const { rows } = await pool.query<{ sid: string; sess: SessionData }>(
    'select sid, sess from sessions where sid = any ($1) and expire >= now()',
    [[...new Set(keys)]],
  );
  const found = new Map(rows.map(({ sid, sess }) => [sid, JSON.stringify(sess)]));
  return keys.map((key) => {
    const text = found.get(key);
    // One of its own for each: express-session changes what it gets.
    return text === undefined ? undefined : (JSON.parse(text) as SessionData);
  });
}
