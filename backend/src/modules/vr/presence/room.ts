import type { PoseWords } from '@masar/domain';
import type { RoomSocket } from './room-socket.js';

/** A neighbour that was silent for so long has nobody in the room any more. */
const neighbourMs = 25_000;

/** One room as this process sees it: its own lines, everybody's poses, and which other processes have people in it. */
export class Room {
  readonly sockets = new Set<RoomSocket>();
  readonly poses = new Map<string, PoseWords>();
  /** Whose pose changed since the last tick, and whether it came over a line of ours. */
  private readonly moved = new Map<string, boolean>();
  /** Whose pose changed since all were told for sure. */
  private readonly unsure = new Set<string>();
  private readonly neighbours = new Map<string, number>();

  linesOf(userId: string): RoomSocket[] {
    return [...this.sockets].filter((socket) => socket.data.place.userId === userId);
  }

  move(userId: string, pose: PoseWords, isOwn: boolean): void {
    this.poses.set(userId, pose);
    this.moved.set(userId, isOwn);
    this.unsure.add(userId);
  }

  forget(userId: string): void {
    this.poses.delete(userId);
    this.moved.delete(userId);
    this.unsure.delete(userId);
  }

  /**
   * What has changed since the last tick: for our lines all of it, for the neighbours only what is ours. `isSure` adds
   * what changed since the last sure one, for lines on which a tick was lost.
   */
  takeMoves(isSure: boolean): { all: Record<string, PoseWords>; own: Record<string, PoseWords> } | undefined {
    const told = isSure ? [...this.unsure] : [...this.moved.keys()];
    const own = [...this.moved].flatMap(([userId, isOwn]) => (isOwn ? [userId] : []));
    this.moved.clear();
    if (isSure) this.unsure.clear();
    return told.length > 0 ? { all: this.posesOf(told), own: this.posesOf(own) } : undefined;
  }

  /** Poses of the people whose lines end here. */
  ownPoses(): Record<string, PoseWords> {
    return this.posesOf([...this.sockets].map((socket) => socket.data.place.userId));
  }

  private posesOf(userIds: readonly string[]): Record<string, PoseWords> {
    return Object.fromEntries(
      userIds.flatMap((userId) => {
        const pose = this.poses.get(userId);
        return pose ? [[userId, pose]] : [];
      }),
    );
  }

  /** True for a process that was not known yet. */
  hear(process: string, now: number): boolean {
    const isNew = !this.hasNeighbour(process, now);
    this.neighbours.set(process, now);
    return isNew;
  }

  hasNeighbours(now: number): boolean {
    return [...this.neighbours.keys()].some((process) => this.hasNeighbour(process, now));
  }

  private hasNeighbour(process: string, now: number): boolean {
    return now - (this.neighbours.get(process) ?? Number.NEGATIVE_INFINITY) < neighbourMs;
  }
}
