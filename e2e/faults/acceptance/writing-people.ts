import type pg from 'pg';
import { openLearnerSessions } from '../learner-sessions.ts';
import { compareRows } from './compare-rows.ts';
import { countDrift } from './count-drift.ts';
import { forgetLimits } from './forget-limits.ts';
import { gatherMaterial, learnerIds } from './gather-material.ts';
import { learn } from './learner.ts';
import { Wishes } from './wishes.ts';
import { WriteLedger } from './write-ledger.ts';

/** What people write to while it is killed: one server, or a cluster. */
export interface WrittenInstallation {
  readonly address: string;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  /** Asks its database with the rights of the server. */
  asServer: <Answer>(ask: (client: pg.Client) => Promise<Answer>) => Promise<Answer>;
}

/** What became of what they were promised; none of the last four may be above 0. */
export interface WritingFigures {
  seconds: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  drift: number;
  wrongAnswers: number;
}

/** Learners who write as fast as they are answered, and remember each promise (REL-6). */
export class WritingPeople {
  readonly ledger = new WriteLedger();
  private readonly installation: WrittenInstallation;
  private readonly startedAt = Date.now();
  private isOver = false;
  private writing: Promise<unknown> = Promise.resolve();
  private rememberLimits = (): void => undefined;

  private constructor(installation: WrittenInstallation) {
    this.installation = installation;
  }

  /** Signs so many in and lets them begin. */
  static async begin(installation: WrittenInstallation, count: number): Promise<WritingPeople> {
    const people = new WritingPeople(installation);
    await people.write(count);
    return people;
  }

  /** Whether nothing more need be tried. */
  get isDone(): boolean {
    return this.isOver || this.ledger.isHopeless;
  }

  /** Lets them finish, and holds what they were promised against the rows; what is wrong is told on the way. */
  async end(): Promise<WritingFigures> {
    this.isOver = true;
    this.rememberLimits();
    await this.writing;
    const { ledger, installation, startedAt } = this;
    const { lost, doubled } = await installation.asServer((client) => compareRows(client, ledger));
    const drift = countDrift(installation);
    for (const line of [...ledger.wrongAnswers, ...lost, ...doubled].slice(0, 20)) process.stderr.write(`${line}\n`);
    return {
      seconds: Math.round((Date.now() - startedAt) / 1000),
      acknowledged: ledger.acknowledged,
      lost: lost.length,
      doubled: doubled.length,
      drift,
      wrongAnswers: ledger.wrongAnswers.length,
    };
  }

  private async write(count: number): Promise<void> {
    const { installation, ledger } = this;
    const { address } = installation;
    const { learners, material, cookies } = await installation.asServer(async (client) => {
      const ids = await learnerIds(client, count);
      return { learners: ids, material: await gatherMaterial(client), cookies: await openLearnerSessions(client, ids) };
    });
    if (learners.length < count) throw new Error(`There are only ${learners.length} learners.`);
    const replies: string[] = [];
    this.writing = Promise.all(
      learners.map((userId) => {
        const wishes = new Wishes(userId, material, ledger, replies);
        return learn({ address, cookie: cookies.get(userId)!, wishes, ledger, isOver: () => this.isDone });
      }),
    );
    this.rememberLimits = forgetLimits(installation);
  }
}

/** Nothing that was promised is lost or doubled, no counter is off, and no answer was wrong. */
export const isWhole = ({ lost, doubled, drift, wrongAnswers }: WritingFigures): boolean =>
  lost + doubled + drift + wrongAnswers === 0;
