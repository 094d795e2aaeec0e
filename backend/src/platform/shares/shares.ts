import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import type { Asker } from './asker.js';

/** So much of something one person, one network and everybody together may hold at once. */
export interface ShareLimits {
  ofOne: number;
  ofNetwork: number;
  inAll: number;
  /** What anybody may hold as long as there is any left; one where nothing is said. */
  little?: number;
}

/** The part of a network's share, and of all, that only those take who hold little. */
const reserved = 1 / 4;

const retryLater = { headers: { 'Retry-After': '10' } };

/**
 * What is held at this moment of something scarce, so that nobody takes all of it from the others (REL-10). Whoever holds
 * more than a little leaves as much again, and the reserve besides: of several who take all that they can, each gets half
 * as much as the one before, and a little is left for whoever comes then.
 */
export class Shares {
  private readonly held = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: ShareLimits) {}

  /** Takes so much more, or refuses: 429 for whoever holds too much, 503 where others do. The server's own work is counted in all. */
  take(asker: Asker | undefined, amount = 1): void {
    const { ofOne, ofNetwork, inAll, little = 1 } = this.limits;
    const [person, network] = keysOf(asker);
    const heldThen = (key: string | undefined) => (key === undefined ? 0 : (this.held.get(key) ?? 0) + amount);
    const isFull = (held: number, limit: number, own: number) =>
      limit - held < (own > little ? own + limit * reserved : 0);
    if (heldThen(person) > ofOne) throw new TooManyRequests({}, retryLater);
    if (
      isFull(heldThen(network), ofNetwork, heldThen(person)) ||
      // Visitors are told apart by their network alone.
      isFull(this.all + amount, inAll, heldThen(person ?? network))
    )
      throw new Unavailable({}, retryLater);
    this.change(asker, amount);
  }

  giveBack(asker: Asker | undefined, amount = 1): void {
    this.change(asker, -amount);
  }

  private change(asker: Asker | undefined, amount: number): void {
    this.all += amount;
    for (const key of keysOf(asker)) {
      if (key === undefined) continue;
      const left = (this.held.get(key) ?? 0) + amount;
      if (left > 0) this.held.set(key, left);
      else this.held.delete(key);
    }
  }
}

const keysOf = (asker: Asker | undefined): [person: string | undefined, network: string | undefined] => [
  asker?.person && `person ${asker.person}`,
  asker && `network ${asker.network}`,
];
