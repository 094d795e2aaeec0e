import { rightToPass } from './right-to-pass';

describe('the right answers that pass', () => {
  it.each([
    [3, 70, 3],
    [3, 66.67, 2],
    [3, 66.68, 3],
    [10, 70, 7],
    [10, 100, 10],
    [7, 1, 1],
    [1, 0, 0],
  ])('of %d questions at %d%% are %d [QZT-1]', (questions, mark, right) => {
    expect(rightToPass(questions, mark)).toBe(right);
  });
});
