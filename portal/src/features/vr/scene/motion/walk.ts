import { eyeHeight, type Pose } from '@masar/domain';
import type { RoomPlan, Spot } from '../plan/room-plan.ts';
import { nearestStanding } from '../plan/walkable.ts';

/** What keys and stick ask for, each from −1 to 1. */
export interface Steps {
  forward: number;
  /** To the right of who walks. */
  aside: number;
  /** To the left, as yaw grows. */
  turn: number;
}

const metresPerSecond = 2.6;
const radiansPerSecond = 1.8;

export const isStandingStill = ({ forward, aside, turn }: Steps): boolean => forward === 0 && aside === 0 && turn === 0;

/** The pose after walking for so long; walls and things are slid along. Who walks stands up. */
export function walk(pose: Pose, steps: Steps, seconds: number, plan: RoomPlan): Pose {
  const yaw = pose.yaw + steps.turn * radiansPerSecond * seconds;
  if (steps.forward === 0 && steps.aside === 0) return { ...pose, yaw };
  // Diagonal steps are not longer than straight ones.
  const reach = (metresPerSecond * seconds) / Math.max(1, Math.hypot(steps.forward, steps.aside));
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const spot = nearestStanding(plan, {
    x: pose.x + (steps.aside * cos - steps.forward * sin) * reach,
    z: pose.z - (steps.aside * sin + steps.forward * cos) * reach,
  });
  return { ...spot, y: eyeHeight, yaw };
}

/** A short walk by itself to a place that was pointed at. */
export interface Glide {
  from: Pose;
  to: Pose;
  startedAt: number;
  durationMs: number;
}

/** Longer ways take longer, but nobody waits for more than a second. */
export function glideTo(from: Pose, to: Pose, at: number): Glide {
  const metres = Math.hypot(to.x - from.x, to.z - from.z);
  return { from, to, startedAt: at, durationMs: Math.min(900, 260 + metres * 110) };
}

/** Turns to look at a spot. */
export const yawTowards = (from: Spot, to: Spot): number => Math.atan2(from.x - to.x, from.z - to.z);
