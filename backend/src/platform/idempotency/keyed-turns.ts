import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';

const patienceMs = 10_000;
const retrySoon = { headers: { 'Retry-After': '2' } };

/** Who writes: a person, or a network where nobody is signed in. */
export interface KeyedCaller {
  caller: string;
  network: string;
  /** With a file, on which work may wait and take long. */
  isUpload: boolean;
}

interface Waiting {
  caller: string;
  counts: readonly Count[];
  begin: () => void;
}

/** Something that a write is counted under while it is at work, and how many of it there may be. */
interface Count {
  key: string;
  most: number;
}

/**
 * A write with a key holds a connection until its answer is ready, however long its work takes. So one caller has two
 * at a time, and all of them leave a third of the pool to everybody else; the rest wait their turn. Those with a file
 * have half of the turns, of which one network has half: nobody's pictures hold up what others answer and write (REL-10).
 */
@Injectable()
export class KeyedTurns {
  private readonly running = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  private readonly most: Record<
    'ofOne' | 'inAll' | 'uploads' | 'uploadsOfNetwork' | 'waitingOfOne' | 'waiting',
    number
  >;

  constructor(@Inject(APP_CONFIG) { database }: AppConfig) {
    const inAll = Math.max(1, Math.floor((database.poolSize * 2) / 3));
    const uploads = Math.max(1, Math.floor(inAll / 2));
    const uploadsOfNetwork = Math.max(1, Math.floor(uploads / 2));
    this.most = { ofOne: 2, inAll, uploads, uploadsOfNetwork, waitingOfOne: 32, waiting: 500 };
  }

  /** Does the work when the caller's turn has come. */
  async of<T>(who: KeyedCaller, work: () => Promise<T>): Promise<T> {
    const counts = this.countsOf(who);
    if (!this.hasRoom(counts)) await this.turnOf(who.caller, counts);
    else this.begin(counts);
    try {
      return await work();
    } finally {
      this.end(counts);
    }
  }

  private countsOf({ caller, network, isUpload }: KeyedCaller): Count[] {
    const { inAll, ofOne, uploads, uploadsOfNetwork } = this.most;
    const each = [
      { key: 'all', most: inAll },
      { key: `one ${caller}`, most: ofOne },
    ];
    if (!isUpload) return each;
    return [...each, { key: 'uploads', most: uploads }, { key: `uploads of ${network}`, most: uploadsOfNetwork }];
  }

  private hasRoom(counts: readonly Count[]): boolean {
    return counts.every(({ key, most }) => (this.running.get(key) ?? 0) < most);
  }

  private turnOf(caller: string, counts: readonly Count[]): Promise<void> {
    if (this.waiting.length >= this.most.waiting) throw new Unavailable({}, retrySoon);
    const own = this.waiting.filter((other) => other.caller === caller).length;
    if (own >= this.most.waitingOfOne) throw new TooManyRequests({}, retrySoon);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(new Unavailable({}, retrySoon));
      }, patienceMs);
      const begin = (): void => {
        clearTimeout(late);
        this.begin(counts);
        resolve();
      };
      const entry: Waiting = { caller, counts, begin };
      this.waiting.push(entry);
    });
  }

  private begin(counts: readonly Count[]): void {
    for (const { key } of counts) this.running.set(key, (this.running.get(key) ?? 0) + 1);
  }

  /** The first in the queue who has room goes next: one who asks for much delays nobody else. */
  private end(counts: readonly Count[]): void {
    for (const { key } of counts) {
      const left = (this.running.get(key) ?? 1) - 1;
      if (left > 0) this.running.set(key, left);
      else this.running.delete(key);
    }
    const next = this.waiting.findIndex((other) => this.hasRoom(other.counts));
    if (next >= 0) this.waiting.splice(next, 1)[0]!.begin();
  }
}
