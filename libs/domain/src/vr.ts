import type { Pose } from './vr-presence.ts';

/** States of a session and where each may go (VRW-2). */
export const vrSessionMoves = {
  scheduled: ['live', 'cancelled'],
  live: ['ended'],
  ended: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;
export type VrSessionStatus = keyof typeof vrSessionMoves;
export const vrSessionStatuses = Object.keys(vrSessionMoves) as VrSessionStatus[];

export const maySessionMove = (from: VrSessionStatus, to: VrSessionStatus): boolean =>
  (vrSessionMoves[from] as readonly VrSessionStatus[]).includes(to);

/** Bounds of workshops, sessions and rooms (spec 9). */
export const vrLimits = {
  participantsDefault: 20,
  participantsMaximum: 30,
  durationMinimum: 10,
  durationMaximum: 480,
  titleMaximum: 200,
  descriptionMaximum: 4000,
  slidesMaximum: 30,
  slideTitleMaximum: 120,
  bulletsMaximum: 8,
  bulletMaximum: 200,
  stationsMaximum: 6,
  stationTextMaximum: 600,
  chatMaximum: 500,
  /** Messages that somebody who comes later still sees. */
  chatShown: 100,
  /** The room opens so long before its time. */
  opensMinutesBefore: 15,
  /** A lost line keeps the seat for so long. */
  graceSeconds: 45,
} as const;

/** Percent of a workshop's score for being there; the rest is for its stations (VRW-4). */
export const attendanceShare = 70;

/** How much of a workshop somebody completed, in percent: see docs/guides/vr-workshops.md. */
export function completionScore(of: {
  attendedMs: number;
  liveMs: number;
  stationsVisited: number;
  stations: number;
}): number {
  const attended = of.liveMs > 0 ? Math.min(1, of.attendedMs / of.liveMs) : 0;
  const visited = of.stations > 0 ? Math.min(1, of.stationsVisited / of.stations) : attended;
  return Math.round((attendanceShare * attended + (100 - attendanceShare) * visited) * 100) / 100;
}

/** Half the side of the square floor, in metres: nobody goes beyond. The board hangs at z = -half. */
export const vrRoomHalf = 8;
export const eyeHeight = 1.6;
const seatsPerRow = 6;
const firstRow = -0.5;

/** Where somebody stands who has just come in: in rows that face the board; without a seat (a host) before them. */
export function seatPose(seat: number | null): Pose {
  if (seat === null) return { x: 2.5, y: eyeHeight, z: -5, yaw: Math.PI };
  const row = Math.floor(seat / seatsPerRow);
  const column = seat % seatsPerRow;
  // Every other row stands between those in front of it, so that all see the board.
  const shift = row % 2 === 0 ? 0 : 0.55;
  return { x: (column - (seatsPerRow - 1) / 2) * 1.7 + shift, y: eyeHeight, z: firstRow + row * 1.6, yaw: 0 };
}
