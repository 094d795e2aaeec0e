import { Unavailable } from '#platform/errors/platform.errors';

/** Who stands at the door comes before everything else that hashes. */
const urgencies = ['sign-in', 'later'] as const;
export type Urgency = (typeof urgencies)[number];

const maximumRunning = 2;
/** A school signs in within a minute; nothing else comes in such numbers. */
const maximumWaiting: Record<Urgency, number> = { 'sign-in': 200, later: 20 };

/** Of turns that are handed on while both kinds wait, each third is for what comes later: nobody's signing in starves it. */
const laterEach = 3;

/** Expensive work in turns: two at a time, short queues, then 503 instead of a stalled server (AUTH-10). */
export class HashingTurns {
  private running = 0;
  private handedOn = 0;
  private readonly waiting: Record<Urgency, (() => void)[]> = { 'sign-in': [], later: [] };

  async take<T>(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    if (this.running < maximumRunning) this.running += 1;
    else await this.queue(urgency);
    try {
      return await work();
    } finally {
      this.handOn();
    }
  }

  private queue(urgency: Urgency): Promise<void> {
    const line = this.waiting[urgency];
    if (line.length >= maximumWaiting[urgency]) throw new Unavailable({}, { headers: { 'Retry-After': '2' } });
    return new Promise((resolve) => line.push(resolve));
  }

  /** The place goes to whoever is next; nobody who comes now can take it in between. */
  private handOn(): void {
    this.handedOn += 1;
    const order = this.handedOn % laterEach === 0 ? urgencies.toReversed() : urgencies;
    const next = order.map((urgency) => this.waiting[urgency]).find((line) => line.length > 0);
    if (next) next.shift()?.();
    else this.running -= 1;
  }
}
