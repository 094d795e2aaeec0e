import type { SearchKind } from '@masar/domain';
import { sharedOut } from './suggestion.rules.js';

/** So many of each kind, the best first, all before those of the next. */
const fitting = (...kinds: [SearchKind, number][]) =>
  kinds.flatMap(([kind, count]) => Array.from({ length: count }, (_, place) => ({ kind, place })));

const counted = (found: { kind: SearchKind }[]) => {
  const counts = new Map<SearchKind, number>();
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
};

describe('places among the suggestions', () => {
  it('are kept for courses though discussions fit better, and stand before them [SRCH-1]', () => {
    const found = sharedOut(fitting(['discussion', 12], ['lesson', 1], ['course', 11]), 8);
    expect(counted(found)).toEqual([
      ['course', 3],
      ['lesson', 1],
      ['discussion', 4],
    ]);
    expect(found.filter(({ kind }) => kind === 'course').map(({ place }) => place)).toEqual([0, 1, 2]);
  });

  it('go to every kind that has something [SRCH-1]', () => {
    const each = fitting(
      ['service', 9],
      ['job', 9],
      ['opportunity', 9],
      ['discussion', 9],
      ['lesson', 9],
      ['course', 9],
    );
    expect(counted(sharedOut(each, 8))).toEqual([
      ['course', 3],
      ['lesson', 1],
      ['discussion', 1],
      ['opportunity', 1],
      ['job', 1],
      ['service', 1],
    ]);
  });

  it('are all there where there is one kind only [SRCH-1]', () => {
    expect(sharedOut(fitting(['discussion', 9]), 8)).toHaveLength(8);
  });
});
