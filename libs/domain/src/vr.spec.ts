import { completionScore, maySessionMove, seatPose, vrLimits, vrRoomHalf, vrSessionStatuses } from './vr.ts';

describe('VR sessions', () => {
  it('go from scheduled to live to ended, and are cancelled only before they are live [VRW-2]', () => {
    const moves = vrSessionStatuses.flatMap((from) =>
      vrSessionStatuses.filter((to) => maySessionMove(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual(['scheduled live', 'scheduled cancelled', 'live ended']);
  });

  it('give everybody a place of their own on the floor [VRW-3]', () => {
    const poses = Array.from({ length: vrLimits.participantsMaximum }, (_, seat) => seatPose(seat));
    expect(new Set(poses.map(({ x, z }) => `${x} ${z}`)).size).toBe(poses.length);
    for (const { x, z } of [...poses, seatPose(null)]) {
      expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(vrRoomHalf);
    }
  });
});

describe('the completion score [VRW-4]', () => {
  const hour = 3_600_000;
  it.each([
    ['all of it', { attendedMs: hour, liveMs: hour, stationsVisited: 4, stations: 4 }, 100],
    ['half the time, half the stations', { attendedMs: hour / 2, liveMs: hour, stationsVisited: 2, stations: 4 }, 50],
    ['the time only', { attendedMs: hour, liveMs: hour, stationsVisited: 0, stations: 3 }, 70],
    ['no stations to visit', { attendedMs: hour / 3, liveMs: hour, stationsVisited: 0, stations: 0 }, 33.33],
    ['longer than the session', { attendedMs: 2 * hour, liveMs: hour, stationsVisited: 9, stations: 4 }, 100],
    ['a session that was never live', { attendedMs: 0, liveMs: 0, stationsVisited: 0, stations: 4 }, 0],
  ])('%s', (_, of, percent) => expect(completionScore(of)).toBe(percent));
});
