import type { SessionData } from 'express-session';
import type { Pool } from 'pg';

/** Statements under way at once; the pool has places besides for what changes sessions. */
const statementsAtMost = 2;
const sessionsInOne = 500;

interface Wanted {
  key: string;
  answer: (session: SessionData | undefined) => void;
  fail: (error: unknown) => void;
}

/**
 * Reads sessions for all who come at the same time by one statement. Whoever comes alone is read at once; of a crowd that
 * comes within a second nobody waits for a place in the pool (SCL-2).
 */
export class SessionReads {
  private waiting: Wanted[] = [];
  private underWay = 0;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Undefined for an unknown session, and for one whose time is over. */
  async find(key: string): Promise<SessionData | undefined> {
    return new Promise((answer, fail) => {
      this.waiting.push({ key, answer, fail });
      this.send();
    });
  }

  private send(): void {
    if (this.underWay >= statementsAtMost || this.waiting.length === 0) return;
    const wanted = this.waiting.splice(0, sessionsInOne);
    this.underWay += 1;
    void this.read(wanted).finally(() => {
      this.underWay -= 1;
      this.send();
    });
  }

  private async read(wanted: readonly Wanted[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<{ sid: string; sess: SessionData }>(
        'select sid, sess from sessions where sid = any ($1) and expire >= now()',
        [[...new Set(wanted.map(({ key }) => key))]],
      );
      const found = new Map(rows.map(({ sid, sess }) => [sid, JSON.stringify(sess)]));
      for (const { key, answer } of wanted) {
        const text = found.get(key);
        // One of its own for each: express-session changes what it gets.
        answer(text === undefined ? undefined : (JSON.parse(text) as SessionData));
      }
    } catch (error) {
      for (const { fail } of wanted) fail(error);
    }
  }
}
