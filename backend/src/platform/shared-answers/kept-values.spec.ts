import { KeptValues } from './kept-values.js';
import type { TableChanges } from './table-changes.js';

describe('KeptValues', () => {
  function twoAtMost(bytes = 100) {
    const changes = { courses: 0, jobs: 0, isHeard: true };
    const stateOf = (tables: readonly string[]) =>
      changes.isHeard ? tables.reduce((sum, table) => sum + changes[table as 'jobs'], 0) : undefined;
    const kept = new KeptValues<string>({ stateOf } as TableChanges, { entries: 2, bytes, lifetimeMs: 60_000 });
    const keep = (key: string, tables: string[], size = 1) =>
      kept.keep(key, key, { tables, state: stateOf(tables), size });
    return { changes, kept, keep, stateOf };
  }

  it('are found until one of their tables changes, whatever happens to others [PERF-1] [REL-7]', () => {
    const { changes, kept, keep } = twoAtMost();
    keep('list', ['courses']);
    changes.jobs += 1;
    expect(kept.find('list')).toBe('list');
    changes.courses += 1;
    expect(kept.find('list')).toBeUndefined();
  });

  it('are not kept when a table changed while they were made, nor while changes are not heard [REL-7]', () => {
    const { changes, kept, keep, stateOf } = twoAtMost();
    const before = stateOf(['courses']);
    changes.courses += 1;
    kept.keep('old', 'old', { tables: ['courses'], state: before });
    expect(kept.find('old')).toBeUndefined();
    keep('list', ['courses']);
    changes.isHeard = false;
    expect(kept.find('list')).toBeUndefined();
    keep('deaf', ['courses']);
    changes.isHeard = true;
    expect(kept.find('deaf')).toBeUndefined();
  });

  it('are found for their time only [REL-7]', () => {
    const { kept, keep } = twoAtMost();
    const begun = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(begun);
      keep('list', ['courses']);
      clock.mockReturnValue(begun + 59_999);
      expect(kept.find('list')).toBe('list');
      clock.mockReturnValue(begun + 60_000);
      expect(kept.find('list')).toBeUndefined();
    } finally {
      clock.mockRestore();
    }
  });

  it('are found no longer than the clock leaves them true [REL-7]', () => {
    const { kept, stateOf } = twoAtMost();
    const until = Date.now() + 1000;
    kept.keep('list', 'list', { tables: ['jobs'], state: stateOf(['jobs']), until });
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

  it('are bounded in number and in bytes; one that is replaced counts once [PERF-1]', () => {
    const { kept, keep } = twoAtMost(10);
    for (let times = 0; times < 3; times += 1) keep('a', ['courses'], 5);
    keep('b', ['courses'], 5);
    expect([kept.find('a'), kept.find('b')]).toEqual(['a', 'b']);
    keep('c', ['courses'], 1);
    expect([kept.find('a'), kept.find('b'), kept.find('c')]).toEqual([undefined, undefined, 'c']);
    kept.drop('c');
    keep('d', ['courses'], 6);
    keep('e', ['courses'], 6);
    expect([kept.find('d'), kept.find('e')]).toEqual([undefined, 'e']);
  });
});
