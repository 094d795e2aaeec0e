import { eyeHeight, type Pose, seatPose } from '@masar/domain';
import { shortestTurn } from '../motion/pose-track.ts';
import { type Glide, glideTo, isStandingStill, type Steps, walk, yawTowards } from '../motion/walk.ts';
import { board, entrance, type RoomPlan, seatedEyeHeight, type Spot } from '../plan/room-plan.ts';
import { nearestStanding } from '../plan/walkable.ts';

/** Looking further up or down than this makes one dizzy. */
const steepest = 1.1;

/** Oneself in the room: where one stands, looks and goes. Knows nothing of screens and headsets. */
export class Person {
  pose: Pose;
  /** Up is positive, in radians. */
  pitch = 0;
  readonly steps: Steps = { forward: 0, aside: 0, turn: 0 };
  private glide: Glide | null = null;

  constructor(
    private readonly plan: RoomPlan,
    start: Pose | undefined,
    private readonly isCalm: () => boolean,
  ) {
    this.pose = start ?? entrance;
  }

  get isSeated(): boolean {
    return this.pose.y < (eyeHeight + seatedEyeHeight) / 2;
  }

  get isGliding(): boolean {
    return this.glide !== null;
  }

  look(left: number, up: number): void {
    this.pose = { ...this.pose, yaw: this.pose.yaw + left };
    this.pitch = Math.min(steepest, Math.max(-steepest, this.pitch + up));
  }

  /** Goes to a spot on the floor, looking on as before or to another spot. */
  goTo(spot: Spot, facing?: Spot): void {
    const to = nearestStanding(this.plan, spot);
    const yaw = facing ? yawTowards(to, facing) : this.pose.yaw;
    if (facing) this.pitch = 0;
    this.go({ ...to, y: eyeHeight, yaw });
  }

  sit(seat: number): void {
    const place = { ...seatPose(seat), y: seatedEyeHeight };
    this.go(place);
    // Up to the board, so far that those in front are still seen.
    this.pitch = Math.atan2(board.y - place.y, place.z - board.z) * 0.75;
  }

  /** Somebody put oneself elsewhere, as on the plan of the room. */
  put(pose: Pose): void {
    this.glide = null;
    this.pose = { ...pose, ...nearestStanding(this.plan, pose) };
  }

  stand(): void {
    this.go({ ...this.pose, y: eyeHeight });
  }

  /** Moves on by a moment; false when nothing moved. */
  advance(now: number, seconds: number): boolean {
    if (!isStandingStill(this.steps)) {
      this.glide = null;
      this.pose = walk(this.pose, this.steps, seconds, this.plan);
      return true;
    }
    if (!this.glide) return false;
    const { from, to, startedAt, durationMs } = this.glide;
    const share = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
    const eased = share * share * (3 - 2 * share);
    this.pose = {
      x: from.x + (to.x - from.x) * eased,
      y: from.y + (to.y - from.y) * eased,
      z: from.z + (to.z - from.z) * eased,
      yaw: from.yaw + shortestTurn(from.yaw, to.yaw) * eased,
    };
    if (share === 1) this.glide = null;
    return true;
  }

  /** Who wants less motion is there at once. */
  private go(to: Pose): void {
    const now = performance.now();
    this.glide = this.isCalm() ? { from: to, to, startedAt: now, durationMs: 1 } : glideTo(this.pose, to, now);
  }
}
