import { dividedEvenly } from './division.rules.js';

const people = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('dividing learners into groups', () => {
  it('puts everybody into one group, whose sizes differ by at most one [ASG-1]', () => {
    for (let count = 1; count < 60; count += 1)
      for (const size of [2, 3, 4, 5]) {
        const groups = dividedEvenly(people(count), size);
        expect(groups.flat().toSorted((one, other) => one - other)).toEqual(people(count));
        const sizes = groups.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
  });

  it('comes as close to the wished size as that allows [ASG-1]', () => {
    expect(dividedEvenly(people(7), 3).map(({ length }) => length)).toEqual([4, 3]);
    expect(dividedEvenly(people(2), 5)).toEqual([[0, 1]]);
    expect(dividedEvenly([], 3)).toEqual([]);
  });
});
