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
  /** Those with a place, and the host, are reminded so long before. */
  remindMinutesBefore: 60,
  /** A lost line keeps the seat for so long. */
  graceSeconds: 45,
  /** So long after the start a place that nobody came for is free again. */
  noShowSeconds: 15 * 60,
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
/** Rows of seats in arcs around the board, near ones first: metres from its middle, and how many sit there. */
const seatRows = [
  { radius: 5.2, seats: 5 },
  { radius: 6.6, seats: 7 },
  { radius: 8, seats: 8 },
  { radius: 9.4, seats: 10 },
];
const metresBetweenSeats = 1.35;

/** Where somebody stands who has just come in: in arcs that face the board; without a seat (a host) before them. */
export function seatPose(seat: number | null): Pose {
  let place = seat ?? -1;
  for (const { radius, seats } of seatRows) {
    if (place < 0) break;
    if (place < seats) {
      const yaw = ((place - (seats - 1) / 2) * metresBetweenSeats) / radius;
      return { x: Math.sin(yaw) * radius, y: eyeHeight, z: Math.cos(yaw) * radius - vrRoomHalf, yaw };
    }
    place -= seats;
  }
  return { x: 2.5, y: eyeHeight, z: -5, yaw: Math.PI };
}
