import { type CategoryId, eyeHeight, type Pose, vrRoomHalf } from '@masar/domain';

/** A spot on the floor, in metres; the board hangs towards −z. */
export interface Spot {
  x: number;
  z: number;
}

/** Something that nobody walks through: a circle on the floor. */
export interface Obstacle extends Spot {
  radius: number;
}

/** Where one stands to learn something, and what one looks at there. */
export interface Station extends Spot {
  sight: Spot;
}

/** What moving about must know of a room, whatever it looks like. */
export interface RoomPlan {
  /** In the order of the way. */
  stations: readonly Station[];
  obstacles: readonly Obstacle[];
}

/** Where one stands who came through the entrance; the way begins here. */
export const entrance: Pose = { x: 0, y: eyeHeight, z: 7.2, yaw: 0 };

/** Eyes of somebody who sits. */
export const seatedEyeHeight = 1.22;

/** The board at the end of every room: its middle and its size. */
export const board = { x: 0, y: 3.35, z: -vrRoomHalf - 0.12, width: 6.4, height: 3.6 } as const;

/** How far walls stand from the middle: a little outside of where people may walk. */
export const wall = vrRoomHalf + 0.3;

/** Places of stations on the way around the seats, each with what is to be seen there. */
const places: readonly Station[] = [
  { x: 4.1, z: 5.2, sight: { x: 6.1, z: 6.2 } },
  { x: -3.4, z: 4.3, sight: { x: -5.9, z: 6.2 } },
  { x: -6.5, z: 0.2, sight: { x: -7.5, z: 2.3 } },
  { x: -5.7, z: -4.7, sight: { x: -7, z: -6.7 } },
  { x: 5.7, z: -4.7, sight: { x: 7, z: -6.7 } },
  { x: 6.5, z: 0.6, sight: { x: 7.5, z: 2.6 } },
];

const mirroredKinds: readonly CategoryId[] = ['business-management', 'personal-skills', 'project-management'];

/** Whether the way of such a room goes around the seats the other way. */
export const isMirroredKind = (kind: CategoryId): boolean => mirroredKinds.includes(kind);

/** A spot on the other side, in rooms whose way goes the other way around. */
export const mirrored = ({ x, z }: Spot, isMirrored: boolean): Spot => ({ x: isMirrored ? -x : x, z });

/** The way through the room: from the entrance through all six places. */
export const wayOf = (isMirrored: boolean): Spot[] =>
  [{ x: entrance.x, z: 8 }, ...places].map((spot) => mirrored(spot, isMirrored));

/** What is to be seen on the way, in its order. */
export const sightsOf = (isMirrored: boolean): Spot[] => places.map(({ sight }) => mirrored(sight, isMirrored));

/** Where the stations of a workshop stand: spread over the way, the last one at its end. */
export function stationPlaces(count: number, isMirrored: boolean): Station[] {
  const most = Math.min(count, places.length);
  return Array.from({ length: most }, (_, index) => {
    const share = most === 1 ? 1 : index / (most - 1);
    const place = places[Math.round(share * (places.length - 1))]!;
    return { ...mirrored(place, isMirrored), sight: mirrored(place.sight, isMirrored) };
  });
}
