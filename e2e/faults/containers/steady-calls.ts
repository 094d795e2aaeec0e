import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 100;
const patienceMs = 20_000;

/** Somebody who reads all the time while something is done to the servers; counts what fails. */
export class SteadyCalls {
  answered = 0;
  readonly failures: string[] = [];
  private readonly address: string;
  private isOver = false;
  private readonly running: Promise<void>;

  constructor(address: string) {
    this.address = address;
    this.running = this.call();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private note(path: string, reason: string): void {
    this.failures.push(`${new Date().toISOString()} ${path}: ${reason}`);
  }

  private async call(): Promise<void> {
    for (let page = 1; !this.isOver; page += 1, await sleep(pauseMs)) {
      const path = page % 2 ? '/api/courses?limit=5' : '/api/categories';
      try {
        const { ok, status } = await fetch(this.address + path, { signal: AbortSignal.timeout(patienceMs) });
        if (ok) this.answered += 1;
        else this.note(path, String(status));
      } catch (error) {
        this.note(path, String(error));
      }
    }
  }
}
