import { Inject, Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { StartsInLine } from '../questions.errors.js';
import type { AskedQuiz } from '../rules/quiz-access.js';
import { FirstAttempts } from './first-attempts.js';
import { PaperQueries, type ReadPaper } from './paper.queries.js';
import { PaperService } from './paper.service.js';
import { type Place, WaitingLine } from './waiting-line.js';

/** Places in the pool stay for whatever else is asked. */
const weighedAtOnce = 6;

/** Beginning papers: so many at once, the others in line; answers and handing in never wait here (SCL-2, ADR 102). */
@Injectable()
export class PaperStarts {
  private readonly line: WaitingLine;
  /** For starts with anything to weigh, which take a transaction of many statements each. */
  private readonly weighed: WaitingLine;
  /** Starts under way, by person and quiz: who asks twice at once is answered twice by one. */
  private readonly underWay = new Map<string, Promise<ReadPaper>>();

  constructor(
    @Inject(APP_CONFIG) { exams }: AppConfig,
    private readonly transactions: Transactions,
    private readonly first: FirstAttempts,
    private readonly papers: PaperService,
    private readonly queries: PaperQueries,
  ) {
    const limits = { atOnce: exams.startsAtOnce, length: exams.lineLength, heldMs: exams.heldMs };
    this.line = new WaitingLine(limits);
    this.weighed = new WaitingLine({ ...limits, atOnce: Math.min(weighedAtOnce, exams.startsAtOnce) });
  }

  /** The open paper, or a new one; who has to wait is told their place and when to ask again. */
  async start(asked: AskedQuiz, viewer: Viewer): Promise<ReadPaper> {
    // What a call with a key writes belongs to its transaction, whose connection nobody holds while waiting.
    if (this.transactions.open()) return this.inTurn(asked, viewer, { mayBeHeld: false });
    const name = `${viewer.id} ${JSON.stringify(asked)}`;
    const known = this.underWay.get(name);
    if (known) return known;
    const start = this.inTurn(asked, viewer, { mayBeHeld: true }).finally(() => this.underWay.delete(name));
    this.underWay.set(name, start);
    return start;
  }

  private async inTurn(asked: AskedQuiz, viewer: Viewer, { mayBeHeld }: { mayBeHeld: boolean }): Promise<ReadPaper> {
    const waiting = {
      mayBeHeld,
      refused: ({ place, seconds }: Place) =>
        new StartsInLine({ place }, { members: { place, seconds }, headers: { 'Retry-After': String(seconds) } }),
    };
    const begun = await this.line.run(viewer.id, () => this.first.begin(asked, viewer), waiting);
    if (begun) return begun;
    const paper = await this.weighed.run(viewer.id, () => this.papers.start(asked, viewer), waiting);
    return this.queries.ofLearner(paper, viewer.id);
  }
}
