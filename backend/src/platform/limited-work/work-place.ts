import type { WorkLimits } from './work-limits.js';
import { Worker } from './worker.js';
import type { WorkOrder, WorkOutcome } from './worker-messages.js';

/** One piece of work at a time, in a process that starts with the first and is kept warm until it is ended. */
export class WorkPlace {
  private worker: Worker | undefined;

  constructor(private readonly limits: WorkLimits) {}

  /** The process at work or kept warm, if there is one. */
  get pid(): number | undefined {
    return this.worker?.pid;
  }

  /** A process that was kept warm may be gone since; a new one gets one try. */
  async answer(order: WorkOrder): Promise<WorkOutcome> {
    const kept = this.worker?.isGone ? undefined : this.worker;
    const outcome = kept && (await this.answerBy(kept, order));
    const isGone = !outcome || ('unable' in outcome && !outcome.hasBegun);
    return isGone ? this.answerBy(new Worker(this.limits), order) : outcome;
  }

  end(): void {
    this.worker?.end();
    this.worker = undefined;
  }

  private async answerBy(worker: Worker, order: WorkOrder): Promise<WorkOutcome> {
    this.worker = worker;
    const outcome = await worker.answer(order);
    if ('ended' in outcome || 'unable' in outcome) this.end();
    return outcome;
  }
}
