import { eyeHeight, vrRoomHalf, type Pose } from '@masar/domain';

/** A spot on the floor, in metres; the board hangs towards −z. */
export interface Spot {
  x: number;
  z: number;
}

/** Something that nobody walks through: a circle on the floor. */
export interface Obstacle extends Spot {
  radius: number;
}

/** What moving about must know of a room, whatever it looks like. */
export interface RoomPlan {
  /** In the order of the way. */
  stations: readonly Spot[];
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

/** Places of stations on the way around the seats; a mirrored room goes the other way around. */
const places: readonly Spot[] = [
  { x: 4.1, z: 5.2 },
  { x: -3.4, z: 4.3 },
  { x: -6.5, z: 0.2 },
  { x: -5.7, z: -4.7 },
  { x: 5.7, z: -4.7 },
  { x: 6.5, z: 0.6 },
];

/** The way through the room: entrance, six places, and a turn that leads on. */
export function wayOf(isMirrored: boolean): Spot[] {
  const side = isMirrored ? -1 : 1;
  return [{ x: entrance.x, z: 8 }, ...places].map(({ x, z }) => ({ x: x * side, z }));
}

/** Where the stations of a workshop stand: spread over the way, the last one at its end. */
export function stationPlaces(count: number, isMirrored: boolean): Spot[] {
  const way = wayOf(isMirrored).slice(1);
  if (count === 1) return way.slice(-1);
  return Array.from({ length: Math.min(count, way.length) }, (_, index) => {
    const place = Math.round((index * (way.length - 1)) / (Math.min(count, way.length) - 1));
    return way[place]!;
  });
}
