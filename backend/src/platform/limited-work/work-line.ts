import type { Asker } from '#platform/shares/asker';
import type { Shares } from '#platform/shares/shares';
import { Turns } from './turns.js';
import type { WorkLimits } from './work-limits.js';
import { WorkPlace } from './work-place.js';
import type { WorkOrder, WorkOutcome } from './worker-messages.js';

type Turn = (place: WorkPlace) => Promise<void>;

/**
 * Pieces of work that wait for a place, of which there is one or, on a larger machine, several; no network has all of
 * several. Processes start when there is work and end when nothing comes (REL-11).
 */
export class WorkLine {
  private readonly waiting = new Turns<Turn>();
  private readonly free: WorkPlace[];
  /** How many places work for each network. */
  private readonly working = new Map<string, number>();
  private readonly places: readonly WorkPlace[];
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: WorkLimits,
    private readonly shares: Shares,
    places: number,
  ) {
    this.places = Array.from({ length: places }, () => new WorkPlace(limits));
    this.free = [...this.places];
  }

  /** Refused with 429 while the asker has too much in the line, with 503 while others have. */
  async answer(order: WorkOrder, asker: Asker | undefined): Promise<WorkOutcome> {
    this.shares.take(asker);
    clearTimeout(this.idle);
    const { promise, resolve, reject } = Promise.withResolvers<WorkOutcome>();
    this.waiting.add(asker, (place) => place.answer(order).then(resolve, reject));
    this.begin();
    try {
      return await promise;
    } finally {
      this.shares.giveBack(asker);
    }
  }

  /** The process at work or kept warm, if there is one. */
  get pid(): number | undefined {
    return this.places.find(({ pid }) => pid !== undefined)?.pid;
  }

  end(): void {
    clearTimeout(this.idle);
    for (const place of this.places) place.end();
  }

  /** Gives free places to those whose turn it is. */
  private begin(): void {
    while (this.free.length > 0) {
      const next = this.waiting.next((network) => (this.working.get(network) ?? 0) < this.mostOfNetwork);
      const place = next && this.free.pop();
      if (!place) break;
      void this.workAt(place, next);
    }
    if (this.free.length === this.places.length)
      this.idle = setTimeout(() => this.end(), this.limits.idleSeconds * 1000).unref();
  }

  private async workAt(place: WorkPlace, { network, thing: turn }: { network: string; thing: Turn }): Promise<void> {
    this.working.set(network, (this.working.get(network) ?? 0) + 1);
    await turn(place);
    const left = (this.working.get(network) ?? 1) - 1;
    if (left > 0) this.working.set(network, left);
    else this.working.delete(network);
    // The last one first, so that the process that is warm goes on.
    this.free.push(place);
    this.begin();
  }

  private get mostOfNetwork(): number {
    return Math.max(1, this.places.length - 1);
  }
}
