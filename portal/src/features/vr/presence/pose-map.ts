import { type Pose, type PoseWords, type RoomParticipant, seatPose, toPose } from '@masar/domain';
import type { SeenPose } from './room-presence';

type PoseListener = (userId: string, seen: SeenPose) => void;

/** Where everybody is; who has not moved yet stands at their seat. */
export class PoseMap extends Map<string, SeenPose> {
  private readonly listeners = new Set<PoseListener>();

  listen(listener: PoseListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The room as it is told at coming in; the own place is what this browser last said. */
  replace(participants: readonly RoomParticipant[], poses: Readonly<Record<string, PoseWords>>, self: string): void {
    const present = new Set(participants.map(({ userId }) => userId));
    for (const userId of [...this.keys()]) if (!present.has(userId)) this.delete(userId);
    for (const participant of participants) this.seat(participant);
    this.take(poses, this.has(self) ? self : null);
  }

  seat({ userId, seat }: RoomParticipant): void {
    if (!this.has(userId)) this.see(userId, seatPose(seat));
  }

  forget(userId: string): void {
    this.delete(userId);
  }

  take(poses: Readonly<Record<string, PoseWords>>, self: string | null): void {
    for (const [userId, words] of Object.entries(poses)) if (userId !== self) this.see(userId, toPose(words));
  }

  setOwn(self: string, pose: Pose): void {
    this.set(self, { pose, at: performance.now() });
  }

  private see(userId: string, pose: Pose): void {
    const seen = { pose, at: performance.now() };
    this.set(userId, seen);
    for (const listener of this.listeners) listener(userId, seen);
  }
}
