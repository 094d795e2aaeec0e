import { KeptCards } from './kept-cards.js';
import type { SharedReads } from './shared-reads.js';

describe('KeptCards', () => {
  function shelf() {
    const maps = new Map<string, Promise<unknown>>();
    const read = (key: string, _tables: readonly string[], load: () => Promise<unknown>) => {
      if (!maps.has(key)) maps.set(key, load());
      return maps.get(key)!;
    };
    const cards = new KeptCards({ read } as unknown as SharedReads);
    const made: string[][] = [];
    const make = (missing: string[]) => {
      made.push(missing);
      return Promise.resolve(new Map(missing.filter((id) => id !== 'gone').map((id) => [id, { id }])));
    };
    const ask = async (ids: string[], more: { around?: string[]; weigh?: () => number } = {}) =>
      (await cards.alike(['talks'], { what: 'talks', ids, make, ...more })).map(({ id }) => id);
    return { ask, made, change: () => maps.clear() };
  }

  it('makes what stands around a page along with it, once, and shows the page alone [PERF-1]', async () => {
    const { ask, made } = shelf();
    expect(await ask(['b', 'a'], { around: ['a', 'b', 'c'] })).toEqual(['b', 'a']);
    expect(await ask(['c', 'a'], { around: ['a', 'b', 'c', 'd'] })).toEqual(['c', 'a']);
    expect(made).toEqual([['b', 'a', 'c']]);
  });

  it('leaves out what is gone, and makes all anew after a change [PERF-1] [REL-7]', async () => {
    const { ask, made, change } = shelf();
    expect(await ask(['a', 'gone'], { around: ['gone'] })).toEqual(['a']);
    change();
    expect(await ask(['a'])).toEqual(['a']);
    expect(made).toEqual([['a', 'gone'], ['a']]);
  });

  it('is bounded by what cards weigh: beyond it they are made anew [PERF-1] [PERF-8]', async () => {
    const { ask, made } = shelf();
    const heavy = { weigh: () => 4_000_000 };
    expect(await ask(['a'], heavy)).toEqual(['a']);
    expect(await ask(['a'], heavy)).toEqual(['a']);
    expect(await ask(['b'], heavy)).toEqual(['b']);
    expect(await ask(['a'], heavy)).toEqual(['a']);
    expect(made).toEqual([['a'], ['b'], ['a']]);
  });
});
