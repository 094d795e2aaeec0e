import { eyeHeight, seatPose } from '@masar/domain';
import { seatedEyeHeight } from '../plan/room-plan.ts';
import { Person } from './person.ts';

const plan = { stations: [], obstacles: [] };
const now = () => performance.now();

describe('oneself in the room [VRW-3]', () => {
  it('sits down on a seat, looking at the board, and stands up again', () => {
    const person = new Person(plan, undefined, () => true);
    person.sit(3);
    expect(person.advance(now() + 5, 0)).toBe(true);
    expect(person.pose).toEqual({ ...seatPose(3), y: seatedEyeHeight });
    expect(person.isSeated).toBe(true);
    person.stand();
    person.advance(now() + 5, 0);
    expect([person.isSeated, person.pose.y]).toEqual([false, eyeHeight]);
  });

  it('glides to where it is sent, but is there at once for who wants less motion', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1000);
    const [calm, other] = [new Person(plan, undefined, () => true), new Person(plan, undefined, () => false)];
    for (const person of [calm, other]) {
      person.goTo({ x: 3, z: 3 });
      person.advance(1016, 0.016);
    }
    expect(calm.pose).toMatchObject({ x: 3, z: 3 });
    expect(other.pose.x).toBeLessThan(0.2);
    expect(other.advance(2500, 0.016)).toBe(true);
    expect(other.pose).toMatchObject({ x: 3, z: 3 });
    expect(other.advance(2516, 0.016)).toBe(false);
  });

  it('lets keys end a glide', () => {
    const person = new Person(plan, undefined, () => false);
    person.goTo({ x: 5, z: 0 });
    person.steps.turn = 1;
    person.advance(now() + 900, 0.1);
    expect(person.pose.x).toBe(0);
  });

  it('never looks over its own head', () => {
    const person = new Person(plan, undefined, () => true);
    person.look(0.5, 9);
    expect([person.pose.yaw, person.pitch < Math.PI / 2]).toEqual([0.5, true]);
  });
});
