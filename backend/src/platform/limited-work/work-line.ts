import type { Asker } from '#platform/shares/asker';
import type { Shares } from '#platform/shares/shares';
import type { WorkLimits } from './work-limits.js';
import { Worker } from './worker.js';
import type { WorkOrder, WorkOutcome } from './worker-messages.js';

type Turn = () => Promise<void>;

/**
 * Pieces of work that follow one another in one process; it starts with the first and ends when nothing comes. Whoever
 * waits with many is served in turns with the others (REL-11).
 */
export class WorkLine {
  private worker: Worker | undefined;
  /** By who waits; the one at the front is next, and goes to the back with what is left. */
  private readonly waiting = new Map<string, Turn[]>();
  private isWorking = false;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: WorkLimits,
    private readonly shares: Shares,
  ) {}

  /** Refused with 429 while the asker has too much in the line, with 503 while others have. */
  async answer(order: WorkOrder, asker: Asker | undefined): Promise<WorkOutcome> {
    this.shares.take(asker);
    clearTimeout(this.idle);
    const { promise, resolve, reject } = Promise.withResolvers<WorkOutcome>();
    const who = asker?.person ?? asker?.network ?? 'server';
    const turn = () => this.answerNow(order).then(resolve, reject);
    this.waiting.set(who, [...(this.waiting.get(who) ?? []), turn]);
    if (!this.isWorking) void this.workOff();
    try {
      return await promise;
    } finally {
      this.shares.giveBack(asker);
    }
  }

  /** The process at work or kept warm, if there is one. */
  get pid(): number | undefined {
    return this.worker?.pid;
  }

  end(): void {
    clearTimeout(this.idle);
    this.worker?.end();
    this.worker = undefined;
  }

  private async workOff(): Promise<void> {
    this.isWorking = true;
    for (let next = this.next(); next; next = this.next()) await next();
    this.isWorking = false;
    this.idle = setTimeout(() => this.end(), this.limits.idleSeconds * 1000).unref();
  }

  private next(): Turn | undefined {
    for (const [who, [turn, ...others]] of this.waiting) {
      this.waiting.delete(who);
      if (others.length > 0) this.waiting.set(who, others);
      return turn;
    }
    return undefined;
  }

  /** A process that was kept warm may be gone since; a new one gets one try. */
  private async answerNow(order: WorkOrder): Promise<WorkOutcome> {
    const kept = this.worker?.isGone ? undefined : this.worker;
    const outcome = kept && (await this.answerBy(kept, order));
    const isGone = !outcome || ('unable' in outcome && !outcome.hasBegun);
    return isGone ? this.answerBy(new Worker(this.limits), order) : outcome;
  }

  private async answerBy(worker: Worker, order: WorkOrder): Promise<WorkOutcome> {
    this.worker = worker;
    const outcome = await worker.answer(order);
    if ('ended' in outcome || 'unable' in outcome) this.end();
    return outcome;
  }
}
