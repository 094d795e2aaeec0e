import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';

const patienceMs = 10_000;
const retrySoon = { headers: { 'Retry-After': '2' } };

interface Waiting {
  caller: string;
  begin: () => void;
}

/**
 * A write with a key holds a connection until its answer is ready, however long its work takes. So one caller has two
 * at a time, and all of them leave a third of the pool to everybody else; the rest wait their turn (REL-10).
 */
@Injectable()
export class KeyedTurns {
  private readonly running = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  private inAll = 0;
  private readonly most: { ofOne: number; inAll: number; waitingOfOne: number; waiting: number };

  constructor(@Inject(APP_CONFIG) { database }: AppConfig) {
    const inAll = Math.max(1, Math.floor((database.poolSize * 2) / 3));
    this.most = { ofOne: 2, inAll, waitingOfOne: 32, waiting: 500 };
  }

  /** Does the work when the caller's turn has come. */
  async of<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (!this.hasRoom(caller)) await this.turnOf(caller);
    else this.begin(caller);
    try {
      return await work();
    } finally {
      this.end(caller);
    }
  }

  private hasRoom(caller: string): boolean {
    return this.inAll < this.most.inAll && (this.running.get(caller) ?? 0) < this.most.ofOne;
  }

  private turnOf(caller: string): Promise<void> {
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
        this.begin(caller);
        resolve();
      };
      const entry: Waiting = { caller, begin };
      this.waiting.push(entry);
    });
  }

  private begin(caller: string): void {
    this.inAll += 1;
    this.running.set(caller, (this.running.get(caller) ?? 0) + 1);
  }

  /** The first in the queue whose caller has room goes next: one who asks for much delays nobody else. */
  private end(caller: string): void {
    this.inAll -= 1;
    const left = (this.running.get(caller) ?? 1) - 1;
    if (left > 0) this.running.set(caller, left);
    else this.running.delete(caller);
    const next = this.waiting.findIndex((other) => this.hasRoom(other.caller));
    if (next >= 0) this.waiting.splice(next, 1)[0]!.begin();
  }
}
