import { type Pose, vrRoomHalf } from '@masar/domain';

/** So far from the walls one stays. */
const margin = 0.6;
const stride = 0.5;

const steps: Record<string, { x: number; z: number } | undefined> = {
  ArrowUp: { x: 0, z: -stride },
  ArrowDown: { x: 0, z: stride },
  ArrowLeft: { x: -stride, z: 0 },
  ArrowRight: { x: stride, z: 0 },
};

/** The step of an arrow key on the plan, which shows the room as it is whatever the reading direction. */
export const stepOf = (key: string) => steps[key];

const within = (value: number): number => Math.max(margin - vrRoomHalf, Math.min(vrRoomHalf - margin, value));

/** The same person at another place, inside the walls, looking the way they went. */
export function onFloor(pose: Pose, x: number, z: number): Pose {
  const to = { x: within(x), z: within(z) };
  const [dx, dz] = [to.x - pose.x, to.z - pose.z];
  const yaw = Math.hypot(dx, dz) < 0.05 ? pose.yaw : Math.atan2(-dx, -dz);
  return { ...pose, ...to, yaw };
}
