import { moved, partIn, wholeView } from './crop';

const picture = { width: 800, height: 400 };
const square = { width: 320, height: 320 };

describe('cropping', () => {
  it('takes the middle, as much as fits the shape [PRF-5]', () => {
    expect(partIn(picture, square, wholeView)).toEqual({ width: 400, height: 400, x: 200, y: 0 });
    expect(partIn(picture, { width: 960, height: 360 }, wholeView)).toEqual({ width: 800, height: 300, x: 0, y: 50 });
  });

  it('takes less from nearer, and never beyond the edges [PRF-5]', () => {
    expect(partIn(picture, square, { zoom: 2, x: 0.5, y: 0.5 })).toEqual({ width: 200, height: 200, x: 300, y: 100 });
    expect(partIn(picture, square, { zoom: 2, x: 1, y: 0 })).toEqual({ width: 200, height: 200, x: 600, y: 0 });
  });

  it('follows the hand and stops at the edge [PRF-5]', () => {
    const right = moved(picture, square, wholeView, -32, 50);
    expect(partIn(picture, square, right)).toMatchObject({ x: expect.closeTo(240), y: 0 });
    const edge = moved(picture, square, wholeView, -9999, 0);
    expect(partIn(picture, square, edge)).toMatchObject({ x: expect.closeTo(400) });
    expect(partIn(picture, square, moved(picture, square, edge, 32, 0))).toMatchObject({ x: expect.closeTo(360) });
  });
});
