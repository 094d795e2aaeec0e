import { seatPose, vrRoomHalf } from '@masar/domain';
import { onFloor, stepOf } from './floor';

const here = seatPose(0);

describe('walking on the plan of the room [VRW-3]', () => {
  it('ends before the walls', () => {
    const far = onFloor(here, 99, -99);
    expect([far.x, far.z]).toEqual([vrRoomHalf - 0.6, 0.6 - vrRoomHalf]);
  });

  it.each([
    ['ArrowUp', 0],
    ['ArrowLeft', Math.PI / 2],
    ['ArrowRight', -Math.PI / 2],
    ['ArrowDown', Math.PI],
  ])('looks the way it went: %s', (key, yaw) => {
    const by = stepOf(key)!;
    expect(Math.abs(onFloor(here, here.x + by.x, here.z + by.z).yaw)).toBeCloseTo(Math.abs(yaw));
    expect(Math.sin(onFloor(here, here.x + by.x, here.z + by.z).yaw)).toBeCloseTo(Math.sin(yaw));
  });

  it('knows no other keys', () => expect(stepOf('a')).toBeUndefined());
});
