import type { HotspotArea } from '@masar/domain';
import { boxOf, movedArea, reshapedArea, resizedArea } from './moved-area';

const rectangle: HotspotArea = { shape: 'rectangle', x: 60, y: 10, width: 30, height: 20 };
const circle: HotspotArea = { shape: 'circle', x: 50, y: 50, radius: 10 };

describe('an area of a picture', () => {
  it('moves as far as the picture goes [QB-1]', () => {
    expect(movedArea(rectangle, 5, -3)).toMatchObject({ x: 65, y: 7 });
    expect(movedArea(rectangle, 50, -50)).toMatchObject({ x: 70, y: 0 });
    expect(movedArea(circle, -80, 0)).toMatchObject({ x: 0, y: 50 });
  });

  it('grows and shrinks, but never to nothing [QB-1]', () => {
    expect(resizedArea(rectangle, 20, -30)).toMatchObject({ width: 40, height: 2 });
    expect(resizedArea(circle, 3, -1)).toMatchObject({ radius: 13 });
    expect(resizedArea(circle, -60, 0)).toMatchObject({ radius: 1 });
  });

  it('keeps its place in another shape [QB-1]', () => {
    expect(boxOf(circle)).toEqual({ x: 40, y: 40, width: 20, height: 20 });
    expect(reshapedArea(circle, 'rectangle')).toEqual({ shape: 'rectangle', x: 40, y: 40, width: 20, height: 20 });
    expect(reshapedArea(rectangle, 'circle')).toEqual({ shape: 'circle', x: 75, y: 20, radius: 15 });
    expect(reshapedArea(circle, 'circle')).toBe(circle);
  });
});
