import { roundedShares } from './shares.js';

describe('shares of several right answers', () => {
  it.each([
    [
      [33, 33, 33, -33],
      [33.33333, 33.33333, 33.33333, -33],
    ],
    [[17, 17, 17, 17, 17, 17], Array.from({ length: 6 }, () => 16.66667)],
    [
      [33.3, 33.3, 33.3, 0],
      [33.33333, 33.33333, 33.33333, 0],
    ],
  ])('%j that are written with few decimals come to the whole [QB-3]', (written, meant) => {
    expect(roundedShares(written)).toEqual(meant);
  });

  it.each([[[50, 50, -50]], [[25, 25]], [[60, 30]]])('%j that mean what they say stay [QB-3]', (written) => {
    expect(roundedShares(written)).toEqual(written);
  });
});
