import { drawnFrom, fillDraws } from './fill-draws.rules.js';

describe('filling draws', () => {
  it('gives each draw what it asks for, and no question twice [QB-2]', () => {
    const pool = ['a', 'b', 'c', 'd', 'e'];
    const picked = fillDraws([
      { count: 2, pool },
      { count: 3, pool },
    ]);
    expect(picked.map(({ length }) => length)).toEqual([2, 3]);
    expect(new Set(picked.flat()).size).toBe(5);
  });

  it('gives a wide draw another question where a narrow one needs it [QB-2]', () => {
    const picked = fillDraws([
      { count: 2, pool: ['a', 'b', 'c', 'd'] },
      { count: 2, pool: ['a', 'b'] },
    ]);
    expect(picked.map((ids) => ids.toSorted())).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ]);
  });

  it('hands it on along several draws [QB-2]', () => {
    const picked = fillDraws([
      { count: 1, pool: ['b', 'c'] },
      { count: 1, pool: ['a', 'b'] },
      { count: 1, pool: ['a'] },
    ]);
    expect(picked).toEqual([['c'], ['b'], ['a']]);
  });

  it('gives as many as there are where there are too few [QB-2]', () => {
    const pool = ['a', 'b', 'c'];
    const picked = fillDraws([
      { count: 2, pool },
      { count: 2, pool },
      { count: 5, pool: [] },
    ]);
    expect(picked.map(({ length }) => length)).toEqual([2, 1, 0]);
  });
});

describe('from how many a paper chose', () => {
  const ids = (count: number, letter = 'q') => Array.from({ length: count }, (_, at) => `${letter}${at}`);

  it('is the size of the one pool [EVD-4]', () => {
    const draws = [{ count: 10, pool: ids(30) }];
    expect(drawnFrom(draws, fillDraws(draws))).toBe(30);
  });

  it('counts questions that two draws share once [EVD-4]', () => {
    const draws = [
      { count: 10, pool: ids(30) },
      { count: 10, pool: ids(30) },
    ];
    expect(drawnFrom(draws, fillDraws(draws))).toBe(30);
  });

  it('is no more than the narrowest draw leaves to chance [EVD-4]', () => {
    const draws = [
      { count: 1, pool: ids(100) },
      { count: 9, pool: ids(9, 'r') },
    ];
    expect(drawnFrom(draws, fillDraws(draws))).toBe(10);
    expect(drawnFrom([], [])).toBe(0);
  });
});
