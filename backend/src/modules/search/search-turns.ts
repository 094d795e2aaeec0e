import { Injectable } from '@nestjs/common';
import { Turns } from '#platform/limited-work/turns';
import { currentAsker } from '#platform/shares/asker';
import { Shares } from '#platform/shares/shares';

/** Two leave processor and connections to everything else; more at once would not be done sooner. */
const atOnce = 2;
/** Those that look and those that wait; a class types at the same time. */
const looking = { ofOne: 40, ofNetwork: 200, inAll: 400 };

/**
 * Searches of long texts cost more than any other call that anybody may make: they take turns, of networks and within
 * these of persons, so that nobody's many hold up the server or the searches of others (REL-10).
 */
@Injectable()
export class SearchTurns {
  private readonly shares = new Shares(looking);
  private readonly waiting = new Turns<() => void>();
  private running = 0;

  async take<T>(work: () => Promise<T>): Promise<T> {
    const asker = currentAsker();
    this.shares.take(asker);
    try {
      if (this.running < atOnce) this.running += 1;
      else await new Promise<void>((resolve) => this.waiting.add(asker, resolve));
      try {
        return await work();
      } finally {
        this.handOn();
      }
    } finally {
      this.shares.giveBack(asker);
    }
  }

  /** The place goes to whose turn it is; nobody who comes now can take it in between. */
  private handOn(): void {
    const next = this.waiting.next(() => true);
    if (next) next.thing();
    else this.running -= 1;
  }
}
