import { vrLimits, vrRoomHalf } from '@masar/domain';
import { flowingLine } from './flowing-line.ts';
import { stationPlaces, wayOf } from './room-plan.ts';
import { distanceBetween, nearestStanding, stationAt, stationReach } from './walkable.ts';

describe('the plan of a room [VRW-3]', () => {
  it.each([1, 2, 3, 4, 5, 6])('spreads %i stations over the way, the last at its end', (count) => {
    const places = stationPlaces(count, false);
    expect(new Set(places.map(({ x }) => x)).size).toBe(count);
    expect(places.at(-1)).toMatchObject(wayOf(false).at(-1)!);
    for (const [index, place] of places.entries())
      expect(stationAt({ stations: places, obstacles: [] }, place)).toBe(index);
  });

  it('has room for no stations, and for as many as a workshop may have', () => {
    expect(stationPlaces(0, false)).toEqual([]);
    expect(stationPlaces(vrLimits.stationsMaximum, true)).toHaveLength(vrLimits.stationsMaximum);
  });

  it('keeps stations so far apart that nobody visits two at once', () => {
    const places = stationPlaces(6, false);
    const pairs = places.flatMap((a, index) => places.slice(index + 1).map((b) => distanceBetween(a, b)));
    expect(Math.min(...pairs)).toBeGreaterThan(stationReach * 2);
  });

  it('lays the way through all its places without leaving the floor', () => {
    const line = flowingLine(wayOf(true));
    for (const place of wayOf(true))
      expect(Math.min(...line.map((point) => distanceBetween(point, place)))).toBeCloseTo(0);
    for (const { x, z } of line) expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThanOrEqual(vrRoomHalf);
  });

  it('finds the nearest place to stand, even for who points at the middle of a thing', () => {
    const plan = { stations: [], obstacles: [{ x: 1, z: 1, radius: 1 }] };
    expect(distanceBetween(nearestStanding(plan, { x: 1, z: 1 }), { x: 1, z: 1 })).toBeCloseTo(1.35);
    expect(nearestStanding(plan, { x: 99, z: -99 })).toEqual({ x: 7.65, z: -7.65 });
  });
});
