import { setTimeout as sleep } from 'node:timers/promises';

/** How `/api/health/live` answered while something else was done. */
export interface LiveFigures {
  seconds: number;
  answers: number;
  failed: number;
  medianMs: number;
  p99Ms: number;
  maxMs: number;
  /** The longest time in which the server ran nothing else, by its own clock. */
  loopMaxMs: number;
  /** What the server computed itself, its children left out; the rest of the time it waited, or others had the machine. */
  serverCpuSeconds: number;
}

const everyMs = 10;

/** Asks every ten milliseconds whether the server lives, whether or not it answered before. */
export class LiveAnswers {
  constructor(
    private readonly url: string,
    private readonly metricsUrl: string,
  ) {}

  async during(work: () => Promise<unknown>): Promise<LiveFigures> {
    const before = await this.server();
    const startedAt = performance.now();
    const calls: Promise<number>[] = [];
    const timer = setInterval(() => calls.push(this.ask()), everyMs);
    await work().finally(() => clearInterval(timer));
    const seconds = (performance.now() - startedAt) / 1000;
    const times = (await Promise.all(calls)).toSorted((a, b) => a - b);
    const after = await this.server();
    const at = (share: number) => round(times[Math.ceil(times.length * share) - 1] ?? 0);
    return {
      seconds: round(seconds),
      answers: times.length,
      failed: times.filter((time) => time === Infinity).length,
      medianMs: at(0.5),
      p99Ms: at(0.99),
      maxMs: at(1),
      loopMaxMs: round(after.loopMax * 1000),
      serverCpuSeconds: round(after.cpu - before.cpu),
    };
  }

  private async ask(): Promise<number> {
    const startedAt = performance.now();
    try {
      const answer = await fetch(`${this.url}/api/health/live`);
      await answer.arrayBuffer();
      return answer.ok ? performance.now() - startedAt : Infinity;
    } catch {
      return Infinity;
    }
  }

  /** What the server tells of itself; its longest delay is that since the last question. */
  private async server(): Promise<{ loopMax: number; cpu: number }> {
    await sleep(50);
    const text = await (await fetch(this.metricsUrl)).text();
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    return { loopMax: figure('nodejs_eventloop_lag_max_seconds'), cpu: figure('process_cpu_seconds_total') };
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
