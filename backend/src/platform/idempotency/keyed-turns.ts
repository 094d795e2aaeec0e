import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Unavailable } from '#platform/errors/platform.errors';
import type { Asker } from '#platform/shares/asker';
import { Shares } from '#platform/shares/shares';

const retrySoon = { headers: { 'Retry-After': '2' } };

/** How long one waits; a file that took minutes to send waits longer for the pictures of others. */
const patienceMs = { write: 10_000, upload: 30_000 };

/** Who writes: a person, or a network where nobody is signed in. */
export interface KeyedCaller extends Asker {
  /** With a file, on which work may wait and take long. */
  isUpload: boolean;
}

/** Something that a write is counted under while it is at work, and how many of it there may be. */
interface Count {
  key: string;
  most: number;
}

interface Waiting {
  /** Its network and its person; who of them was served longest ago goes first. */
  lines: readonly [network: string, person: string];
  counts: readonly Count[];
  begin: () => void;
}

/**
 * A write with a key holds a connection until its answer is ready, however long its work takes. So one caller has two
 * at a time, and all of them leave a third of the pool to everybody else; the rest wait their turn. Those with a file
 * have half of the turns, of which one network has half and one caller one. Networks take turns, and so do the callers
 * of one: nobody's pictures hold up what others answer, write and upload (REL-10).
 */
@Injectable()
export class KeyedTurns {
  private readonly running = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  /** Who may wait; a caller of whom many do is refused, and leaves room for those of whom few do. */
  private readonly places = new Shares({ ofOne: 32, ofNetwork: 500, inAll: 500, little: 4 });
  /** When a line was last served, counted in services; forgotten once nobody waits. */
  private readonly served = new Map<string, number>();
  private services = 0;
  private readonly most: Record<'ofOne' | 'inAll' | 'uploads' | 'uploadsOfNetwork', number>;

  constructor(@Inject(APP_CONFIG) { database }: AppConfig) {
    const inAll = Math.max(1, Math.floor((database.poolSize * 2) / 3));
    const uploads = Math.max(1, Math.floor(inAll / 2));
    const uploadsOfNetwork = Math.max(1, Math.floor(uploads / 2));
    this.most = { ofOne: 2, inAll, uploads, uploadsOfNetwork };
  }

  /** Does the work when the caller's turn has come. */
  async of<T>(who: KeyedCaller, work: () => Promise<T>): Promise<T> {
    const lines = [`network ${who.network}`, `person ${who.person ?? who.network}`] as const;
    const counts = this.countsOf(lines, who.isUpload);
    if (!this.hasRoom(counts)) await this.turnOf(who, { lines, counts });
    else this.begin({ lines, counts });
    try {
      return await work();
    } finally {
      this.end(counts);
    }
  }

  private countsOf([network, person]: Waiting['lines'], isUpload: boolean): Count[] {
    const { inAll, ofOne, uploads, uploadsOfNetwork } = this.most;
    const each = [
      { key: 'all', most: inAll },
      { key: person, most: ofOne },
    ];
    if (!isUpload) return each;
    return [
      ...each,
      { key: 'uploads', most: uploads },
      { key: `uploads of ${network}`, most: uploadsOfNetwork },
      { key: `uploads of ${person}`, most: 1 },
    ];
  }

  private hasRoom(counts: readonly Count[]): boolean {
    return counts.every(({ key, most }) => (this.running.get(key) ?? 0) < most);
  }

  private async turnOf(who: KeyedCaller, write: Pick<Waiting, 'lines' | 'counts'>): Promise<void> {
    // Visitors of a network wait together as one caller.
    const asker = { network: who.network, person: who.person ?? who.network };
    this.places.take(asker);
    try {
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => {
            this.waiting.splice(this.waiting.indexOf(entry), 1);
            reject(new Unavailable({}, retrySoon));
          },
          who.isUpload ? patienceMs.upload : patienceMs.write,
        );
        const begin = (): void => {
          clearTimeout(late);
          this.begin(write);
          resolve();
        };
        const entry: Waiting = { ...write, begin };
        this.waiting.push(entry);
      });
    } finally {
      this.places.giveBack(asker);
    }
  }

  private begin({ lines, counts }: Pick<Waiting, 'lines' | 'counts'>): void {
    for (const { key } of counts) this.running.set(key, (this.running.get(key) ?? 0) + 1);
    this.services += 1;
    for (const line of lines) this.served.set(line, this.services);
  }

  /** Of those who have room the one whose network, and then whose caller, was served longest ago goes next. */
  private end(counts: readonly Count[]): void {
    for (const { key } of counts) {
      const left = (this.running.get(key) ?? 1) - 1;
      if (left > 0) this.running.set(key, left);
      else this.running.delete(key);
    }
    const servedAt = (line: string) => this.served.get(line) ?? 0;
    const [next] = this.waiting
      .filter((one) => this.hasRoom(one.counts))
      .sort(
        ({ lines: [network, person] }, { lines: [otherNetwork, otherPerson] }) =>
          servedAt(network) - servedAt(otherNetwork) || servedAt(person) - servedAt(otherPerson),
      );
    if (next) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      next.begin();
    }
    if (this.waiting.length === 0) this.served.clear();
  }
}
