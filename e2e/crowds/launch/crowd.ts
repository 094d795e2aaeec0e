import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { CrowdInstallation } from '../crowd-installation.ts';
import { type Latencies, latenciesOf } from '../latencies.ts';
import type { Person } from '../people.ts';
import type { CrowdDone, CrowdOrder } from './joiners.ts';

/** Deltas are folded within seconds, views within two minutes; a busy machine has longer. */
const foldedWithinMs = 240_000;

/** What everybody of a crowd does once. */
export interface Crowd {
  people: readonly Person[];
  seconds: number;
  call: Pick<CrowdOrder, 'method' | 'path' | 'body'>;
  /** Statements with their one value: who is there, and what the counter says. */
  rows: [string, string];
  counter: [string, string];
  deltas: string;
}

export interface CrowdFigures {
  people: number;
  errors: number;
  /** Acknowledged calls whose rows are not there. */
  lost: number;
  /** By how many the counter moved more or less than the rows, after folding. */
  off: number;
  besideAtTheEnd: number;
  foldedAfterSeconds: number;
  /** From wanting to be served to the whole answer, in milliseconds. */
  waiting: Latencies;
  seconds: number;
  serverCpuSeconds: number;
  databaseCpuSeconds: number;
}

/** Lets a crowd call within a time and holds rows and counter against what it was answered. */
export async function crowd(installation: CrowdInstallation, asked: Crowd): Promise<CrowdFigures> {
  const { people, seconds, call } = asked;
  const standBefore = await installation.ask((client) => stand(client, asked));
  const [cpuBefore, begun] = [installation.cpuSeconds(), performance.now()];
  const done = await send({
    port: installation.port,
    cookies: people.map(({ cookie }) => cookie),
    withinMs: seconds * 1000,
    ...call,
  });
  const [cpuAfter, ended] = [installation.cpuSeconds(), performance.now()];
  for (const line of new Set(done.errors.slice(0, 10))) process.stderr.write(`${line}\n`);
  process.stderr.write(`${call.method} ${call.path}: ${people.length} in ${toSeconds(ended - begun)} s\n`);
  const isThere = (now: Stand): boolean => people.every(({ id }, at) => !done.isDone[at] || now.found.has(id));
  return installation.ask(async (client) => {
    let now = await stand(client, asked);
    const besideAtTheEnd = now.beside;
    while ((now.beside > 0 || !isThere(now)) && performance.now() < ended + foldedWithinMs) {
      await sleep(500);
      now = await stand(client, asked);
    }
    return {
      people: people.length,
      errors: done.errors.length,
      lost: people.filter(({ id }, at) => done.isDone[at] && !now.found.has(id)).length,
      off: Math.abs(now.count - standBefore.count - (now.rows - standBefore.rows)),
      besideAtTheEnd,
      foldedAfterSeconds: toSeconds(performance.now() - ended),
      waiting: latenciesOf(done.milliseconds),
      seconds: toSeconds(ended - begun),
      serverCpuSeconds: Math.round(cpuAfter.server - cpuBefore.server),
      databaseCpuSeconds: Math.round(cpuAfter.database - cpuBefore.database),
    };
  });
}

const toSeconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** What the rows say, the counter, and what lies beside it. */
interface Stand {
  found: Set<string>;
  rows: number;
  count: number;
  beside: number;
}

async function stand(client: pg.Client, { rows, counter, deltas }: Crowd): Promise<Stand> {
  // What lies beside is read first: what is folded meanwhile is in the counter.
  const beside = await client.query<{ count: string }>(`select count(*) from ${deltas}`);
  const found = await client.query<{ id: string }>(rows[0], [rows[1]]);
  const { count } = (await client.query<{ count: number }>(counter[0], [counter[1]])).rows[0]!;
  return {
    found: new Set(found.rows.map(({ id }) => id)),
    rows: found.rows.length,
    count,
    beside: Number(beside.rows[0]!.count),
  };
}

/** In a process of its own. */
function send(order: CrowdOrder): Promise<CrowdDone> {
  const child = fork(join(import.meta.dirname, 'joiners.ts'), { execArgv: ['--max-old-space-size=1024'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The crowd ended (${code})`)));
    child.once('message', (done: CrowdDone) => resolve(done));
    child.send(order);
  });
}
