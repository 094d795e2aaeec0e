import { Unavailable } from '#platform/errors/platform.errors';
import type { WorkLimits } from './work-limits.js';
import { Worker } from './worker.js';
import type { WorkOrder, WorkOutcome } from './worker-messages.js';

/** Pieces of work that follow one another in one process; it starts with the first and ends when nothing comes. */
export class WorkLine {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: WorkLimits,
    private readonly waitingAtMost: number,
  ) {}

  /** Refused with 503 while too many wait. */
  async answer(order: WorkOrder): Promise<WorkOutcome> {
    if (this.waiting >= this.waitingAtMost) throw new Unavailable({}, { headers: { 'Retry-After': '10' } });
    this.waiting += 1;
    clearTimeout(this.idle);
    const answer = this.last.then(() => this.answerNow(order));
    this.last = answer.catch(() => undefined);
    try {
      return await answer;
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.idle = setTimeout(() => this.end(), this.limits.idleSeconds * 1000).unref();
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
