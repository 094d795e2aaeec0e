import { Turnstile } from './turnstile.js';

describe('a turnstile', () => {
  it('lets so many in at once, and the others in their order, also after somebody failed [SCL-3]', async () => {
    const turnstile = new Turnstile(2);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const calls = [0, 1, 2, 3].map((one) =>
      turnstile.pass(async () => {
        begun.push(one);
        await new Promise<void>((end) => ends.push(end));
        if (one === 0) throw new Error('full');
        return one;
      }),
    );
    const settled = Promise.allSettled(calls);
    expect(begun).toEqual([0, 1]);
    for (let one = 0; one < 4; one += 1) {
      ends[one]?.();
      await calls[one]?.catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
      expect(begun).toEqual([0, 1, 2, 3].slice(0, Math.min(4, one + 3)));
    }
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(await turnstile.pass(async () => 'empty again')).toBe('empty again');
  });
});
