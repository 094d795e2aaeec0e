import type { Pose } from '@masar/domain';

/** The last piece of somebody's movement: from where they were drawn to where they were last seen. */
export interface PoseTrack {
  from: Pose;
  to: Pose;
  /** Milliseconds of `performance.now()`. */
  startedAt: number;
  durationMs: number;
}

/** Further than anybody walks between two poses: a jump, which is not drawn as a flight through the room. */
const jumpMetres = 2.5;
/** Poses come every 80 ms while somebody moves; a late one is caught up within the longest time. */
const shortestMs = 90;
const longestMs = 220;

/** The track on from a newly seen pose, starting where the person is drawn at that moment. */
export function trackTo(track: PoseTrack | undefined, to: Pose, at: number): PoseTrack {
  if (!track) return { from: to, to, startedAt: at, durationMs: shortestMs };
  const from = poseOn(track, at);
  const jumps = Math.hypot(to.x - from.x, to.z - from.z) > jumpMetres;
  const durationMs = Math.min(Math.max(at - track.startedAt, shortestMs), longestMs);
  return { from: jumps ? to : from, to, startedAt: at, durationMs };
}

/** Where somebody is drawn at a moment; never beyond where they were seen. */
export function poseOn({ from, to, startedAt, durationMs }: PoseTrack, at: number): Pose {
  const share = Math.min(1, Math.max(0, (at - startedAt) / durationMs));
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
    yaw: from.yaw + shortestTurn(from.yaw, to.yaw) * share,
  };
}

/** Whether somebody is still on the way at a moment. */
export const isMoving = ({ from, to, startedAt, durationMs }: PoseTrack, at: number): boolean =>
  at < startedAt + durationMs && (from.x !== to.x || from.z !== to.z || from.y !== to.y || from.yaw !== to.yaw);

/** The turn from one direction to another that takes the shorter side, between −π and π. */
export function shortestTurn(from: number, to: number): number {
  const turn = (to - from) % (Math.PI * 2);
  if (turn > Math.PI) return turn - Math.PI * 2;
  return turn < -Math.PI ? turn + Math.PI * 2 : turn;
}
