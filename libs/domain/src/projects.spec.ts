import { projectPercent } from './projects.ts';

describe('projectPercent', () => {
  it.each([
    [0, 6, 0],
    [1, 3, 33],
    [2, 3, 66],
    [199, 200, 99],
    [6, 6, 100],
    [0, 0, 0],
  ])('of %i done out of %i steps is %i [WRK-1]', (done, steps, percent) => {
    expect(projectPercent(done, steps)).toBe(percent);
  });
});
