import { pointedAt } from './similar-work.rules.js';

/** Letters that occur nowhere else, so many that a share is set by their number alone. */
const own = (letters: number, from: number): string =>
  Array.from({ length: letters }, (_, at) => String.fromCodePoint(0x4e00 + from + at)).join('');
const shared = own(60, 0);
/** Shares 60 letters with the marked text, which are the given percentage of it. */
const marked = (percent: number): string => shared + own(Math.round(6000 / percent) - 60, 1000);
const other = (userId: string, text: string) => ({ userId, text });

describe('similar work', () => {
  it.each([
    [14, 0],
    [15, 1],
    [16, 1],
  ])('of %d percent of the marked text is pointed at %d times [ASG-2]', (percent, times) => {
    expect(pointedAt(marked(percent), [other('a', shared + own(300, 3000))], [])).toHaveLength(times);
  });

  it('is told once for each person, the most similar first, of five at most [ASG-2]', () => {
    const text = shared + own(60, 1000);
    const half = shared + own(10, 5000);
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((userId) => other(userId, half));
    const found = pointedAt(text, [...others, other('f', text), other('f', half)], []);
    expect(found.map(({ userId, share }) => [userId, share])).toEqual([
      ['f', 100],
      ['a', 50],
      ['b', 50],
      ['c', 50],
      ['d', 50],
    ]);
  });

  it('does not count what stands in the task [ASG-2]', () => {
    expect(pointedAt(shared + own(60, 1000), [other('a', shared)], [shared])).toEqual([]);
  });
});
