import { isMoving, poseOn, shortestTurn, trackTo } from './pose-track.ts';

const at = (x: number, z: number, yaw = 0) => ({ x, y: 1.6, z, yaw });

describe('how others are seen to move [VRW-3]', () => {
  it('draws people where they first were, at once', () => {
    expect(poseOn(trackTo(undefined, at(2, 3), 1000), 1000)).toEqual(at(2, 3));
  });

  it('goes evenly from one seen pose to the next and never beyond', () => {
    const track = trackTo(trackTo(undefined, at(0, 0), 1000), at(1, 0), 1100);
    expect([1100, 1150, 1200, 5000].map((now) => poseOn(track, now).x)).toEqual([0, 0.5, 1, 1]);
    expect([1150, 1250].map((now) => isMoving(track, now))).toEqual([true, false]);
  });

  it('goes on from where a person is drawn when the next pose comes early', () => {
    const first = trackTo(trackTo(undefined, at(0, 0), 1000), at(1, 0), 1100);
    const second = trackTo(first, at(2, 0), 1150);
    expect(poseOn(second, 1150).x).toBe(0.5);
    expect(poseOn(second, 1240).x).toBe(2);
  });

  it('is at most 220 ms behind, however late a pose comes', () => {
    const late = trackTo(trackTo(undefined, at(0, 0), 1000), at(1, 0), 9000);
    expect(poseOn(late, 9220)).toEqual(at(1, 0));
  });

  it('jumps over what nobody can walk in so short a time', () => {
    const jump = trackTo(trackTo(undefined, at(-7, 0), 1000), at(7, 0), 1080);
    expect(poseOn(jump, 1081).x).toBe(7);
  });

  it('turns by the shorter side', () => {
    expect(shortestTurn(3, -3)).toBeCloseTo(Math.PI * 2 - 6);
    expect(shortestTurn(-3, 3)).toBeCloseTo(6 - Math.PI * 2);
    expect(Math.abs(shortestTurn(0, 13 * Math.PI))).toBeCloseTo(Math.PI);
    const track = trackTo(trackTo(undefined, at(0, 0, 3), 1000), at(0, 0, -3), 1100);
    expect(poseOn(track, 1150).yaw).toBeCloseTo(Math.PI);
  });
});
