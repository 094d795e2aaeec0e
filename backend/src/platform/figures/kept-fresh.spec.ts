import { KeptFresh } from './kept-fresh.js';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('KeptFresh', () => {
  it('reads once while it is fresh, however many ask [PERF-6]', async () => {
    let reads = 0;
    const kept = new KeptFresh(async () => (reads += 1), 60_000);
    expect(await Promise.all([kept.current(), kept.current(), kept.current()])).toEqual([1, 1, 1]);
    kept.forget();
    expect(await kept.current()).toBe(2);
  });

  it('answers with the old one while a new one is read, also when that fails [PERF-6]', async () => {
    let reads = 0;
    const kept = new KeptFresh(async (former: number | undefined) => {
      reads += 1;
      if (reads === 2) throw new Error('the database is away');
      return (former ?? 0) + 10;
    }, 0);
    expect(await kept.current()).toBe(10);
    expect(await kept.current()).toBe(10);
    await settled();
    expect(await kept.current()).toBe(10);
    await settled();
    expect(await kept.current()).toBe(20);
  });

  it('tells the first to ask of a failure, and tries again for the next [REL-4]', async () => {
    let reads = 0;
    const kept = new KeptFresh(async () => {
      reads += 1;
      if (reads === 1) throw new Error('the database is away');
      return reads;
    }, 60_000);
    await expect(kept.current()).rejects.toThrow('away');
    await settled();
    expect(await kept.current()).toBe(2);
  });
});
