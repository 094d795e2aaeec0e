import { Turnstiles } from './turnstile.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turnstiles of many', () => {
  it('let one of each pass at a time, and nobody wait for another [REL-10]', async () => {
    const turnstiles = new Turnstiles(1);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const pass = (key: string, name: string) =>
      turnstiles.pass(key, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = [pass('ali', 'ali 1'), pass('ali', 'ali 2'), pass('zahra', 'zahra')];
    await settled();
    expect(begun).toEqual(['ali 1', 'zahra']);
    ends.shift()!();
    await settled();
    expect(begun).toEqual(['ali 1', 'zahra', 'ali 2']);
    ends.forEach((end) => end());
    await Promise.all(all);
  });

  it('go on after work that fails [REL-10]', async () => {
    const turnstiles = new Turnstiles(1);
    await expect(turnstiles.pass('ali', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await turnstiles.pass('ali', async () => 'again')).toBe('again');
  });
});
