import { passedByGuessing } from './guessed-papers.ts';

const alike = (count: number, guessed: number, points = 1) =>
  Array.from({ length: count }, () => ({ points, guessed }));

describe('a paper is passed by guessing', () => {
  it.each([
    [10, 1 / 3, 60, 3, 0.2126],
    [10, 1 / 3, 70, 3, 0.0578],
    [10, 1 / 4, 60, 3, 0.058],
    [10, 1 / 4, 70, 3, 0.0105],
    [10, 1 / 4, 70, 20, 0.0678],
    [12, 1 / 3, 70, 3, 0.0115],
    [10, 0, 60, 3, 0],
  ])('of %i questions at %f each, with %i %% and %i attempts [EVD-8]', (count, guessed, passMark, attempts, chance) => {
    expect(passedByGuessing(alike(count, guessed), passMark, attempts)).toBeCloseTo(chance, 4);
    // Points that are all the same change nothing, whole or not.
    expect(passedByGuessing(alike(count, guessed, 2.5), passMark, attempts)).toBeCloseTo(chance, 4);
  });

  it('no more easily because one question weighs as much as all others [EVD-8]', () => {
    const heavy = [{ points: 100, guessed: 1 / 4 }, ...alike(9, 1 / 4)];
    expect(passedByGuessing(heavy, 70, 1)).toBeCloseTo(passedByGuessing(alike(10, 1 / 4), 70, 1), 6);
  });

  it('by questions of chances of their own, counted one by one [EVD-8]', () => {
    const two = [
      { points: 1, guessed: 0.5 },
      { points: 1, guessed: 0.2 },
    ];
    expect(passedByGuessing(two, 50, 1)).toBeCloseTo(1 - 0.5 * 0.8, 6);
    expect(passedByGuessing(two, 100, 1)).toBeCloseTo(0.1, 6);
  });

  it.each([
    [10, 60, 0.0239],
    [10, 70, 0.0028],
    [20, 60, 0.0017],
  ])('no more often than is said, of %i orders of three steps with %i %% [EVD-8]', (count, passMark, exact) => {
    // One of six orders earns all, two earn half, three nothing.
    let chances = [1];
    for (let at = 0; at < count; at += 1)
      chances = Array.from({ length: chances.length + 2 }, (_, halves) =>
        [3, 2, 1].reduce((sum, of, earned) => sum + ((chances[halves - earned] ?? 0) * of) / 6, 0),
      );
    const passed = chances.slice((count * 2 * passMark) / 100).reduce((sum, chance) => sum + chance, 0);
    expect(passed).toBeCloseTo(exact, 4);
    expect(passed).toBeLessThan(passedByGuessing(alike(count, 1 / 3), passMark, 1));
  });

  it('where it asks nothing, always [EVD-8]', () => {
    expect(passedByGuessing([], 60, 1)).toBe(1);
  });
});
