import { InvalidInput } from '#platform/errors/platform.errors';
import { RankedOrder } from './ranked-order.js';

interface Match {
  id: string;
  score: number;
}

const idOf = (last: number): string => `0193a0b2-9a55-4c1e-8d53-00000000000${last}`;
const bestFirst = new RankedOrder<Match>([
  { type: 'float8', of: ({ score }) => score, direction: 'desc' },
  { type: 'uuid', of: ({ id }) => id, direction: 'asc' },
]);
const matches: Match[] = [
  { id: idOf(2), score: 0.5 },
  { id: idOf(4), score: 0.25 },
  { id: idOf(1), score: 0.5 },
  { id: idOf(3), score: 10 },
];

describe('a list that is ranked in memory', () => {
  it('is paged in its order, each row once [CRS-7] [JOB-2]', () => {
    const ranked = bestFirst.sorted(matches);
    const seen: Match[] = [];
    let next: string | undefined;
    do {
      const page = bestFirst.page(ranked, { limit: 1, ...(next ? { cursor: next } : {}) });
      expect(page.total).toBe(4);
      seen.push(...page.rows);
      next = page.next;
    } while (next);
    expect(seen.map(({ id }) => id)).toEqual([idOf(3), idOf(1), idOf(2), idOf(4)]);
  });

  it('goes on behind a row that is gone meanwhile [CRS-7]', () => {
    const ranked = bestFirst.sorted(matches);
    const { next: cursor } = bestFirst.page(ranked, { limit: 2 });
    const rest = bestFirst.page(
      ranked.filter(({ id }) => id !== idOf(1)),
      { cursor: cursor! },
    );
    expect(rest.rows.map(({ id }) => id)).toEqual([idOf(2), idOf(4)]);
  });

  it('compares long whole numbers by their value [SRCH-1]', () => {
    const byNumber = new RankedOrder<string>([{ type: 'bigint', of: (text) => text, direction: 'desc' }]);
    expect(byNumber.sorted(['9', '9007199254740993', '9007199254740992', '10'])).toEqual([
      '9007199254740993',
      '9007199254740992',
      '10',
      '9',
    ]);
  });

  it.each(['x', 'W10', 'WyJiZXN0IiwieCJd', 'W251bGwsIngiXQ'])('refuses the cursor %s [API-6]', (cursor) => {
    expect(() => bestFirst.page(matches, { cursor })).toThrow(InvalidInput);
  });
});
