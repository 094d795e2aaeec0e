import type { ChildProcess } from 'node:child_process';
import { cpuSecondsOf, cpuSecondsWithChildren, idleSeconds, mainThreadSeconds } from '@masar/local-postgres';
import { asked } from './asked.js';
import type { CpuMs, Seen } from './capacity-model.js';
import type { ClosedLoad, ClosedLoadResult } from './closed-load.js';
import type { MeasuredServer } from './measured-server.js';

/** What rounds with so many servers came to. */
export interface RoundFigures extends Seen {
  /** Cores that servers, database and caller used or could have used: what other work on the machine left. */
  cores: number;
  p50Ms: number;
  p99Ms: number;
}

/** In seconds. */
type Spent = Record<keyof CpuMs | 'idle', number>;

/** Rounds of calls in a closed loop to some of the servers, summed up. */
export class CapacityRounds {
  private readonly spent: Spent = { mainThread: 0, server: 0, database: 0, caller: 0, idle: 0 };
  private readonly results: ClosedLoadResult[] = [];

  constructor(
    private readonly servers: readonly MeasuredServer[],
    private readonly databasePid: number,
    private readonly caller: ChildProcess,
    private readonly perSecond?: number,
  ) {}

  async run(seconds: number): Promise<void> {
    const before = this.soFar();
    const { perSecond } = this;
    const urls = this.servers.map(({ url }) => url);
    const load: ClosedLoad = { urls, seconds, ...(perSecond !== undefined && { perSecond }) };
    const result = await asked<ClosedLoadResult>(this.caller, load);
    const after = this.soFar();
    if (result.failures.length > 0)
      throw new Error(`${result.failures.length} calls failed, the first with ${result.failures[0]}`);
    for (const part of Object.keys(before) as (keyof Spent)[]) this.spent[part] += after[part] - before[part];
    this.results.push(result);
  }

  get figures(): RoundFigures {
    const answers = sum(this.results.map((result) => result.answers));
    const seconds = sum(this.results.map((result) => result.seconds));
    const { mainThread, server, database, caller, idle } = this.spent;
    const ofSecond = (cpuSeconds: number): number => round((cpuSeconds * 1000) / seconds, 1);
    const worst = (of: 'p50Ms' | 'p99Ms'): number => Math.max(...this.results.map((result) => result[of]));
    return {
      callsPerSecond: round(answers / seconds, 1),
      cores: round((server + database + caller + idle) / seconds, 2),
      ofSecond: {
        mainThread: ofSecond(mainThread),
        server: ofSecond(server),
        database: ofSecond(database),
        caller: ofSecond(caller),
      },
      p50Ms: worst('p50Ms'),
      p99Ms: worst('p99Ms'),
    };
  }

  private soFar(): Spent {
    const pids = this.servers.map((server) => server.process.pid!);
    return {
      mainThread: sum(pids.map(mainThreadSeconds)),
      // Processes that make PDFs are its children.
      server: sum(pids.map(cpuSecondsWithChildren)),
      database: cpuSecondsWithChildren(this.databasePid),
      caller: cpuSecondsOf(this.caller.pid!),
      idle: idleSeconds(),
    };
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
