import { KeptValues } from './kept-values.js';
import { changesAt, Making } from './making.js';
import { asked, heardChanges } from './testing/heard-changes.js';

describe('KeptValues', () => {
  async function twoAtMost(bytes = 100) {
    const { changes, hearing } = await heardChanges({ courses: 'every change', jobs: 'every change' });
    const kept = new KeptValues<string>({ entries: 2, bytes, lifetimeMs: 60_000 });
    const madeOf = async (table: string, meanwhile?: () => void): Promise<Making> => {
      const making = new Making(changes);
      await making.run(async () => {
        await asked(`select * from ${table}`);
        meanwhile?.();
      });
      return making;
    };
    const keep = async (key: string, table: string, size = 1) => kept.keep(key, key, await madeOf(table), size);
    return { changes, hearing, kept, keep, madeOf };
  }

  it('are found until one of their tables changes, whatever happens to others [PERF-1] [REL-7]', async () => {
    const { changes, kept, keep } = await twoAtMost();
    await keep('list', 'courses');
    changes.changed('jobs');
    expect(kept.find('list')).toBe('list');
    changes.changed('courses');
    expect(kept.find('list')).toBeUndefined();
  });

  it('are not kept when a table changed while they were made, nor while changes are not heard [REL-7]', async () => {
    const { changes, hearing, kept, keep, madeOf } = await twoAtMost();
    kept.keep('old', 'old', await madeOf('courses', () => changes.changed('courses')));
    expect(kept.find('old')).toBeUndefined();
    await keep('list', 'courses');
    hearing.lost();
    expect(kept.find('list')).toBeUndefined();
    await keep('deaf', 'courses');
    await hearing.back();
    expect([kept.find('list'), kept.find('deaf')]).toEqual([undefined, undefined]);
  });

  it('are found for their time only [REL-7]', async () => {
    const { kept, keep } = await twoAtMost();
    const begun = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(begun);
      await keep('list', 'courses');
      clock.mockReturnValue(begun + 59_999);
      expect(kept.find('list')).toBe('list');
      clock.mockReturnValue(begun + 60_000);
      expect(kept.find('list')).toBeUndefined();
    } finally {
      clock.mockRestore();
    }
  });

  it('are found no longer than the clock leaves them true [REL-7]', async () => {
    const { kept, madeOf } = await twoAtMost();
    const until = Date.now() + 1000;
    kept.keep('list', 'list', await madeOf('jobs', () => changesAt(new Date(until))));
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(until - 1);
      expect(kept.find('list')).toBe('list');
      clock.mockReturnValue(until);
      expect(kept.find('list')).toBeUndefined();
    } finally {
      clock.mockRestore();
    }
  });

  it('are bounded in number and in bytes; one that is replaced counts once [PERF-1]', async () => {
    const { kept, keep } = await twoAtMost(10);
    for (let times = 0; times < 3; times += 1) await keep('a', 'courses', 5);
    await keep('b', 'courses', 5);
    expect([kept.find('a'), kept.find('b')]).toEqual(['a', 'b']);
    await keep('c', 'courses', 1);
    expect([kept.find('a'), kept.find('b'), kept.find('c')]).toEqual([undefined, undefined, 'c']);
    kept.drop('c');
    await keep('d', 'courses', 6);
    await keep('e', 'courses', 6);
    expect([kept.find('d'), kept.find('e')]).toEqual([undefined, 'e']);
  });
});
