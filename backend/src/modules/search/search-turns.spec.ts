import type { Request } from 'express';
import { Unavailable } from '#platform/errors/platform.errors';
import { asRequest } from '#platform/logging/request-context';
import { SearchTurns } from './search-turns.js';

describe('turns of searches', () => {
  const from = <T>(ip: string, call: () => T) => asRequest({ ip } as Request, call) as T;
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  /** Work that ends when it is told to, and what has begun of it, in order. */
  function aLine() {
    const turns = new SearchTurns();
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const take = (ip: string, name: string) =>
      from(ip, () =>
        turns.take(() => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        }),
      );
    const endOne = async () => {
      ends.shift()?.();
      await settled();
    };
    return { begun, take, endOne };
  }

  it('let few look at once, and another line before the many of one [REL-10]', async () => {
    const { begun, take, endOne } = aLine();
    for (let at = 0; at < 6; at += 1) void take('192.0.2.1', `many ${at}`);
    void take('192.0.2.2', 'other');
    await settled();
    expect(begun).toEqual(['many 0', 'many 1']);
    await endOne();
    await endOne();
    expect(begun).toEqual(['many 0', 'many 1', 'many 2', 'other']);
  });

  it('go on after one that failed, and refuse a line that fills them [REL-10]', async () => {
    const turns = new SearchTurns();
    for (let at = 0; at < 3; at += 1)
      await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const { take, begun, endOne } = aLine();
    // As much again stays free for others, and the reserve.
    for (let at = 0; at < 150; at += 1) void take('192.0.2.1', 'one');
    await expect(take('192.0.2.1', 'one more')).rejects.toThrow(Unavailable);
    void take('192.0.2.2', 'other');
    await endOne();
    await endOne();
    expect(begun).toEqual(['one', 'one', 'one', 'other']);
  });
});
