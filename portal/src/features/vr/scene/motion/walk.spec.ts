import { eyeHeight, vrRoomHalf } from '@masar/domain';
import { bodyRadius } from '../plan/walkable.ts';
import { glideTo, walk, yawTowards } from './walk.ts';

const start = { x: 0, y: eyeHeight, z: 0, yaw: 0 };
const empty = { stations: [], obstacles: [] };
const steps = { forward: 0, aside: 0, turn: 0 };

describe('walking through a room [VRW-3]', () => {
  it('goes towards the board, and to the right of who looks at it', () => {
    const ahead = walk(start, { ...steps, forward: 1 }, 1, empty);
    expect([ahead.x, ahead.z < 0]).toEqual([0, true]);
    const aside = walk(start, { ...steps, aside: 1 }, 1, empty);
    expect([aside.x > 0, Math.abs(aside.z)]).toEqual([true, 0]);
  });

  it('goes where one looks after a turn to the left', () => {
    const { x, z } = walk({ ...start, yaw: Math.PI / 2 }, { ...steps, forward: 1 }, 1, empty);
    expect(x).toBeLessThan(-2);
    expect(z).toBeCloseTo(0);
  });

  it('is not faster on the diagonal', () => {
    const length = ({ x, z }: { x: number; z: number }) => Math.hypot(x, z);
    const diagonal = walk(start, { ...steps, forward: 1, aside: 1 }, 1, empty);
    expect(length(diagonal)).toBeCloseTo(length(walk(start, { ...steps, forward: 1 }, 1, empty)));
  });

  it('stays inside the walls and out of things', () => {
    let pose = start;
    for (let second = 0; second < 10; second += 1) pose = walk(pose, { ...steps, forward: 1 }, 1, empty);
    expect(pose.z).toBeCloseTo(bodyRadius - vrRoomHalf);
    const plan = { stations: [], obstacles: [{ x: 0, z: -1, radius: 0.5 }] };
    const before = walk(start, { ...steps, forward: 1 }, 0.3, plan);
    expect(Math.hypot(before.x, before.z + 1)).toBeGreaterThanOrEqual(0.5 + bodyRadius - 1e-9);
  });

  it('stands up to walk, and keeps sitting to turn', () => {
    const seated = { ...start, y: 1.22 };
    expect(walk(seated, { ...steps, forward: 1 }, 0.1, empty).y).toBe(eyeHeight);
    expect(walk(seated, { ...steps, turn: 1 }, 0.1, empty)).toEqual({ ...seated, yaw: expect.any(Number) });
  });

  it('looks at what it goes to, and is there within a second', () => {
    expect(yawTowards({ x: 0, z: 0 }, { x: 0, z: -3 })).toBeCloseTo(0);
    expect(yawTowards({ x: 0, z: 0 }, { x: -3, z: 0 })).toBeCloseTo(Math.PI / 2);
    expect(glideTo(start, { ...start, x: 15 }, 0).durationMs).toBeLessThanOrEqual(1000);
  });
});
