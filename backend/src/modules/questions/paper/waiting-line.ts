/** What a line lets happen; times in milliseconds. */
export interface LineLimits {
  /** So many are served at once. */
  atOnce: number;
  /** So many wait at most; whoever comes then is told to come again, without a place. */
  length: number;
  /** So long a call is held until its turn comes, rather than being told its place. */
  heldMs: number;
}

/** Where somebody stands, and when to ask again. */
export interface Place {
  /** From 1. */
  place: number;
  /** Whole seconds, at least 1. */
  seconds: number;
}

/** How a call waits. */
interface Waiting {
  /** Whether it may be held at all; otherwise it hears its place at once. */
  mayBeHeld: boolean;
  /** Makes the failure of who has to ask again. */
  refused: (place: Place) => Error;
}

/** Somebody's place in line, kept while they ask again in time; `call` is the call that waits in it now. */
interface Ticket {
  call: Call | undefined;
  /** When the place is given up. */
  until: number;
}

interface Call {
  enter: () => void;
  refuse: (place: Place) => void;
}

/** So long somebody may be late, so that a poor network costs no place. */
const lateMs = 20_000;
const longestSeconds = 30;
/** What serving one takes before any was measured, and how much the newest says. */
const pace = { firstMs: 5, newest: 0.05 };

/**
 * A line before something heavy: so many at once, the others in the order in which they came first, one place for each
 * person. Calls that are soon served are held; the rest hear their place and ask again (SCL-2, ADR 102).
 */
export class WaitingLine {
  private readonly served = new Set<string>();
  /** In the order of arrival. */
  private readonly tickets = new Map<string, Ticket>();
  private readonly limits: LineLimits;
  private readonly clock: () => number;
  private msForEach = pace.firstMs;
  private lastEnd: number | undefined;

  constructor(limits: LineLimits, clock: () => number = Date.now) {
    this.limits = limits;
    this.clock = clock;
  }

  /** How many have a place. */
  get waiting(): number {
    return this.tickets.size;
  }

  /** Does the work when its turn has come. */
  async run<T>(who: string, work: () => Promise<T>, waiting: Waiting): Promise<T> {
    if (!this.mayEnter(who)) await this.turn(who, waiting);
    this.tickets.delete(who);
    this.served.add(who);
    try {
      return await work();
    } finally {
      this.served.delete(who);
      this.measure();
      this.callNext();
    }
  }

  private mayEnter(who: string): boolean {
    if (this.served.size >= this.limits.atOnce || this.served.has(who)) return false;
    return this.firstPresent() === undefined;
  }

  /** Waits for the turn, or fails with a place. */
  private turn(who: string, { mayBeHeld, refused }: Waiting): Promise<void> {
    const known = this.tickets.get(who);
    const place = this.placeOf(who);
    if (!known && place.place > this.limits.length) throw refused(place);
    // A second call of the same person takes the place over; the first is not waited for any more.
    known?.call?.refuse(place);
    const ticket: Ticket = known ?? { call: undefined, until: 0 };
    ticket.until = this.clock() + place.seconds * 1000 + lateMs;
    this.tickets.set(who, ticket);
    if (!mayBeHeld || place.place * this.msForEach > this.limits.heldMs) throw refused(place);
    return new Promise((resolve, reject) => {
      const isOver = setTimeout(() => call.refuse(this.placeOf(who)), this.limits.heldMs);
      const call: Call = {
        enter: () => {
          clearTimeout(isOver);
          resolve();
        },
        refuse: (now) => {
          clearTimeout(isOver);
          if (ticket.call === call) ticket.call = undefined;
          ticket.until = this.clock() + now.seconds * 1000 + lateMs;
          reject(refused(now));
        },
      };
      ticket.call = call;
      this.callNext();
    });
  }

  /** Counted among who is there or may still come; who stayed away is forgotten on the way. */
  private placeOf(who: string): Place {
    const now = this.clock();
    let place = 1;
    for (const [other, { call, until }] of this.tickets) {
      if (other === who) break;
      if (!call && until < now) this.tickets.delete(other);
      else place += 1;
    }
    // The last part of the waiting is held.
    const seconds = Math.ceil((place * this.msForEach - this.limits.heldMs / 2) / 1000);
    return { place, seconds: Math.min(longestSeconds, Math.max(1, seconds)) };
  }

  private callNext(): void {
    while (this.served.size < this.limits.atOnce) {
      const who = this.firstPresent();
      if (who === undefined) return;
      const { call } = this.tickets.get(who)!;
      this.tickets.delete(who);
      // Counted from here on: what follows its turn runs a moment later.
      this.served.add(who);
      call!.enter();
    }
  }

  /** The first in line who is there now and not being served already. */
  private firstPresent(): string | undefined {
    for (const [who, { call }] of this.tickets) if (call && !this.served.has(who)) return who;
    return undefined;
  }

  private measure(): void {
    const now = this.clock();
    if (this.tickets.size > 0 && this.lastEnd !== undefined)
      this.msForEach += (now - this.lastEnd - this.msForEach) * pace.newest;
    this.lastEnd = now;
  }
}
