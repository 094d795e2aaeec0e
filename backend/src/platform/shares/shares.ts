import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import type { Asker } from './asker.js';

/** So much of something one person, one network and everybody together may hold at once. */
export interface ShareLimits {
  ofOne: number;
  ofNetwork: number;
  inAll: number;
}

const retryLater = { headers: { 'Retry-After': '10' } };

/** What is held at this moment of something scarce, so that nobody takes all of it from the others (REL-10). */
export class Shares {
  private readonly held = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: ShareLimits) {}

  /** Takes so much more, or refuses: 429 for whoever holds too much, 503 where others do. The server's own work is counted in all. */
  take(asker: Asker | undefined, amount = 1): void {
    const [person, network] = keysOf(asker);
    const exceeds = (key: string | undefined, limit: number) =>
      key !== undefined && (this.held.get(key) ?? 0) + amount > limit;
    if (exceeds(person, this.limits.ofOne)) throw new TooManyRequests({}, retryLater);
    if (exceeds(network, this.limits.ofNetwork) || this.all + amount > this.limits.inAll)
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
