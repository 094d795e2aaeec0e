import type { Paper } from '../paper.queries';
import { reachedOf } from './reached-of';

const paper = (points: readonly number[], passMark: string) => ({
  questions: points.map((each) => ({ points: each }) as Paper['questions'][number]),
  passMark,
});

describe('what a failed paper reached', () => {
  it.each([
    [3, '70.00', 1, [1, 3, 3, 2]],
    [3, '66.67', 1, [1, 3, 2, 1]],
    [3, '66.68', 0, [0, 3, 3, 3]],
    [10, '70.00', 6, [6, 10, 7, 1]],
    [7, '1.00', 0, [0, 7, 1, 1]],
  ])('is told in right answers of %d at %s%% with %d right [QZT-1]', (count, mark, right, counts) => {
    const asked = paper(Array<number>(count).fill(1), mark);
    expect(reachedOf(asked, { score: '0.00', right })).toEqual({ isInPoints: false, counts });
  });

  it('is told in points where the count would say more than the score [QZT-1] [EVD-8]', () => {
    const counts = [2.33, 5, 3.5, 1.17];
    expect(reachedOf(paper([1, 2, 2], '70.00'), { score: '46.67', right: null })).toEqual({ isInPoints: true, counts });
  });
});
