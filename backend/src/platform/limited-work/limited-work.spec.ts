import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'express';
import { Conflict, TooManyRequests, Unavailable, WorkerUnavailable } from '#platform/errors/platform.errors';
import { asRequest } from '#platform/logging/request-context';
import type { LimitedJob } from './limited-job.js';
import { LimitedWork, TooHeavy } from './limited-work.js';
import {
  answerMuch,
  endProcess,
  fail,
  fillBuffers,
  fillHeap,
  mirror,
  refuse,
  spin,
  waitForEver,
} from './testing/hostile.jobs.js';
import { workLimits } from './work-limits.js';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilEnded = async (pid: number) => {
  while (isAlive(pid)) await sleep(20);
};

/** What a process has computed. */
const secondsOf = (pid: number): number => {
  const figures = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(figures[11]) / 100;
};

/** Hardly behind the test itself: on a busy machine it would starve, and the test with it. */
const limits = { ...workLimits, niceness: 1 };

describe('work in a process with limits', () => {
  const work = new LimitedWork({
    ...limits,
    seconds: 100,
    waiting: { ...workLimits.waiting, papers: { ofOne: 3, ofNetwork: 3, inAll: 3 } },
  });
  // Longer than a process takes to begin on a busy machine.
  const hasty = new LimitedWork({ ...limits, seconds: 3 });
  const impatient = new LimitedWork({ ...limits, secondsToEnd: 1 });
  const small = new LimitedWork({ ...limits, seconds: 100, heapMegabytes: 64, residentMegabytes: 300 });
  afterAll(() => [work, hasty, impatient, small].forEach((each) => each.onApplicationShutdown()));

  it('happens elsewhere, on plain data and bytes, and without the server’s secrets [REL-11]', async () => {
    const input = { day: new Date(0), bytes: Buffer.from('نص'), list: [1, null] };
    const seen = await work.run(mirror, input);
    expect(seen.input).toEqual(input);
    expect(seen.pid).not.toBe(process.pid);
    expect(seen.niceness).toBe(limits.niceness);
    expect(seen.environment).not.toContain('SESSION_SECRET');
    expect(seen.environment).not.toContain('PATH');
    expect((await work.run(mirror, 1)).pid).toBe(seen.pid);
  });

  it('passes refusals on as they are, and failures as failures [REL-11]', async () => {
    await expect(work.run(refuse, undefined)).rejects.toMatchObject({
      code: Conflict.code,
      status: 409,
      params: { name: 'x' },
    });
    await expect(work.run(fail, undefined)).rejects.toThrow('broken');
  });

  it.each([
    ['computing', spin, hasty, 'more than 3 s of the processor'],
    ['patience', waitForEver, impatient, 'longer than 1 s'],
    ['heap', fillHeap, small, 'SIGABRT'],
    ['memory', fillBuffers, small, 'more than 300 MB'],
    ['process', endProcess, work, 'exit code 3'],
    ['answer', answerMuch, work, 'an answer of more than 24 MB'],
  ] as [string, LimitedJob<undefined, unknown>, LimitedWork, string][])(
    'is stopped at the end of its %s, and the next is done by a new process [REL-11]',
    async (_, job, by, how) => {
      const error: unknown = await by.run(job, undefined).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(TooHeavy);
      expect(error).toMatchObject({ status: 503, cause: how });
      expect((await by.run({ ...mirror, line: 'imports' }, 'next')).input).toBe('next');
    },
  );

  it.each([
    ['is not there', '/nowhere/node'],
    ['ends before the work begins', '/bin/false'],
  ])(
    'has a program that %s: it is told as that, not as input that is too heavy, and the next tries anew [REL-11]',
    async (_, program) => {
      const fresh = new LimitedWork({ ...limits, seconds: 100 });
      const ours = process.execPath;
      process.execPath = program;
      const error: unknown = await fresh.run(mirror, 1).catch((caught: unknown) => caught);
      process.execPath = ours;
      expect(error).toBeInstanceOf(WorkerUnavailable);
      expect(error).not.toBeInstanceOf(TooHeavy);
      expect((await fresh.run(mirror, 'next')).input).toBe('next');
      fresh.onApplicationShutdown();
    },
  );

  it('is taken away by the system amid its work: the same is told [REL-11]', async () => {
    const patient = new LimitedWork({ ...limits, seconds: 600 });
    const { pid } = await patient.run({ ...mirror, line: 'imports' }, 1);
    const spinning = patient.run(spin, undefined).catch((caught: unknown) => caught);
    const before = secondsOf(pid);
    while (secondsOf(pid) < before + 0.2) await sleep(20);
    process.kill(pid, 'SIGKILL');
    expect(await spinning).toBeInstanceOf(WorkerUnavailable);
    patient.onApplicationShutdown();
  });

  it('was kept warm and went meanwhile: what comes next is done by a new one, and nobody hears of it [REL-11]', async () => {
    const fresh = new LimitedWork({ ...limits, seconds: 100 });
    const { pid } = await fresh.run(mirror, 1);
    process.kill(pid, 'SIGKILL');
    const answers = await Promise.all([fresh.run(mirror, 'a'), fresh.run(mirror, 'b')]);
    expect(answers.map(({ input }) => input)).toEqual(['a', 'b']);
    fresh.onApplicationShutdown();
  });

  it('of one line leaves the other alone, and ends with the server [REL-11, REL-5]', async () => {
    const patient = new LimitedWork({ ...limits, seconds: 600 });
    const spinning = patient.run(spin, undefined).catch((error: unknown) => error);
    expect((await patient.run(mirror, 1)).input).toBe(1);
    const spinner = patient.processOf('imports');
    // Process 0 would be this one and all that it started, which never end.
    if (!spinner) throw new Error(`It ended by itself: ${String(((await spinning) as TooHeavy).cause)}`);
    expect(isAlive(spinner)).toBe(true);
    patient.onApplicationShutdown();
    expect(await spinning).toBeInstanceOf(WorkerUnavailable);
    await untilEnded(spinner);
  });

  it('is refused with 503 while too much waits [REL-11]', async () => {
    const waiting = Array.from({ length: 5 }, () => work.run(mirror, 1).catch((error: unknown) => error));
    const answers = await Promise.all(waiting);
    expect(answers.filter((answer) => answer instanceof Unavailable)).toHaveLength(2);
  });

  it.each([
    ['a person', { user: { id: 'noor' }, ip: '192.0.2.1' }, 9, TooManyRequests],
    ['a network', { ip: '192.0.2.1' }, 2, Unavailable],
  ])(
    'is refused to %s with too much in a line, while others of the line and other lines are served [REL-11] [REL-10]',
    async (_, caller, ofNetwork, Refused) => {
      const shared = new LimitedWork({
        ...{ ...limits, seconds: 600 },
        waiting: { ...workLimits.waiting, badges: { ofOne: 2, ofNetwork, inAll: 9 } },
      });
      const badge = { ...mirror, line: 'badges' as const };
      const by = (asking: object) =>
        asRequest(asking as Request, () => shared.run(badge, 1).catch((error: unknown) => error)) as Promise<unknown>;
      const own = [by(caller), by(caller), by(caller)];
      const others = [by({ ip: '192.0.2.7' }), by({ user: { id: 'ali' }, ip: '192.0.2.8' })];
      const answers = await Promise.all(own);
      expect(answers.filter((answer) => answer instanceof Refused)).toHaveLength(1);
      expect(await Promise.all([...others, shared.run(mirror, 1)])).toMatchObject([
        { input: 1 },
        { input: 1 },
        { input: 1 },
      ]);
      expect(await by(caller)).toMatchObject({ input: 1 });
      shared.onApplicationShutdown();
    },
  );

  it('is done in turns: who waits with many lets others between [REL-11]', async () => {
    const shared = new LimitedWork(limits);
    const order: string[] = [];
    const by = (name: string) =>
      asRequest({ user: { id: name }, ip: '192.0.2.1' } as unknown as Request, () =>
        shared.run(mirror, name).then(() => order.push(name)),
      ) as Promise<unknown>;
    await Promise.all([by('noor'), by('noor'), by('noor'), by('noor'), by('ali')]);
    expect(order.indexOf('ali')).toBeLessThanOrEqual(2);
    shared.onApplicationShutdown();
  });

  it('is done in turns of networks: many accounts behind one line let others between [REL-10]', async () => {
    const shared = new LimitedWork({ ...limits, places: { ...limits.places, papers: 1 } });
    const order: string[] = [];
    const by = (name: string, ip: string) =>
      asRequest({ user: { id: name }, ip } as unknown as Request, () =>
        shared.run(mirror, name).then(() => order.push(name)),
      ) as Promise<unknown>;
    const crowd = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => by(name, '192.0.2.1'));
    await Promise.all([...crowd, by('noor', '192.0.2.2')]);
    expect(order.indexOf('noor')).toBeLessThanOrEqual(2);
    shared.onApplicationShutdown();
  });

  it('has several places where the machine has them, of which no network takes all [REL-10]', async () => {
    const shared = new LimitedWork({ ...limits, seconds: 600, places: { ...limits.places, imports: 2 } });
    const by = (ip: string, job: LimitedJob<unknown, unknown>) =>
      asRequest({ ip } as Request, () => shared.run(job, 1).catch((error: unknown) => error)) as Promise<unknown>;
    const slow = by('192.0.2.1', waitForEver as LimitedJob<unknown, unknown>);
    const lent = { ...mirror, line: 'imports' } as LimitedJob<unknown, unknown>;
    const waiting = by('192.0.2.1', lent);
    let isDone = false;
    void waiting.then(() => (isDone = true));
    expect(await by('192.0.2.2', lent)).toMatchObject({ input: 1 });
    expect(isDone).toBe(false);
    shared.onApplicationShutdown();
    await Promise.all([slow, waiting]);
    shared.onApplicationShutdown();
  });

  it('ends its processes when idle and with the server [REL-11, REL-5, PERF-8]', async () => {
    const idle = new LimitedWork({ ...limits, idleSeconds: 0 });
    const { pid } = await idle.run(mirror, 1);
    await untilEnded(pid);
    const stopped = new LimitedWork(limits);
    const kept = (await stopped.run(mirror, 1)).pid;
    expect(stopped.processOf('papers')).toBe(kept);
    stopped.onApplicationShutdown();
    await untilEnded(kept);
  });
});
