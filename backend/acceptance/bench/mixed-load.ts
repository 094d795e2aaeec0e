import { signInAsDemoUser } from './demo-cookie.js';
import { type Call, callOf, eveningTurns } from './evening-calls.js';
import { KeptLines } from './kept-lines.js';

interface Tally {
  sent: number;
  failed: number;
  /** The first few failures, as `status method path`. */
  failures: string[];
}

/** Streams of live news that stay open beside the calls. */
const openStreams = 20;

/**
 * What people do on an evening, as a hundred calls a second: reading, searching, learning, liking, now and then a
 * page of HTML, a certificate or a CV as PDF. Calls leave by the clock, whether or not earlier ones were answered.
 */
export class MixedLoad {
  readonly tally: Tally = { sent: 0, failed: 0, failures: [] };
  private readonly leaving = new AbortController();
  private readonly unanswered = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly url: string,
    private readonly cookies: string[],
    private readonly turns: Call[],
    private readonly lines: KeptLines,
  ) {}

  static async prepare(url: string): Promise<MixedLoad> {
    const cookies: string[] = [];
    for (let session = 0; session < 20; session += 1) cookies.push(await signInAsDemoUser(url));
    return new MixedLoad(url, cookies, await eveningTurns(url, cookies[0] ?? ''), await KeptLines.open(url));
  }

  start(perSecond: number): void {
    const startedAt = performance.now();
    for (let stream = 0; stream < openStreams; stream += 1) void this.follow(stream);
    this.timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000);
      while (this.tally.sent < due) {
        const call = this.send(this.tally.sent++).finally(() => this.unanswered.delete(call));
        this.unanswered.add(call);
      }
    }, 10);
  }

  /** Sends nothing more and waits for what was sent. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.leaving.abort();
    await Promise.all(this.unanswered);
    this.lines.close();
  }

  private async send(turn: number): Promise<void> {
    const call = callOf(this.turns[turn % this.turns.length]!, turn, this.cookies[turn % this.cookies.length]!);
    try {
      const status = await this.lines.send(call);
      if (status >= 300) this.fail(`${status} ${call.method} ${call.path}`);
    } catch (error) {
      this.fail(`${String(error)} ${call.method} ${call.path}`);
    }
  }

  private fail(what: string): void {
    this.tally.failed += 1;
    if (this.tally.failures.length < 5) this.tally.failures.push(what);
  }

  private async follow(stream: number): Promise<void> {
    const headers = { cookie: this.cookies[stream % this.cookies.length]! };
    const { signal } = this.leaving;
    try {
      const answer = await fetch(`${this.url}/api/notifications/stream`, { headers, signal });
      await answer.body?.pipeTo(new WritableStream(), { signal });
    } catch (error) {
      if (!signal.aborted) this.fail(`${String(error)} stream`);
    }
  }
}
