import { yawTowards } from '../motion/walk.ts';
import { mirrored, sightsOf, type Spot } from '../plan/room-plan.ts';
import type { RoomKit } from './room-kit.ts';

/** Where those come from who look at each of the sights. */
const fronts: readonly Spot[] = [
  { x: 3, z: 2.6 },
  { x: -2, z: 2 },
  { x: 0, z: 1.6 },
  { x: -3.4, z: -2.6 },
  { x: 3.4, z: -2.6 },
  { x: 0, z: 1.6 },
];

/** Draws a thing at each sight, with its face (+z) to those who come along; the radius is what it takes of the floor. */
export function placeExhibits(
  kit: RoomKit,
  isMirrored: boolean,
  exhibits: readonly (readonly [radius: number, draw: () => void])[],
): void {
  const sights = sightsOf(isMirrored);
  for (const [index, [radius, draw]] of exhibits.entries()) {
    const { x, z } = sights[index]!;
    const turn = yawTowards({ x, z }, mirrored(fronts[index]!, isMirrored)) + Math.PI;
    kit.solid.at([x, 0, z], turn, () => {
      draw();
      if (radius > 0) kit.stands(0, 0, radius);
    });
  }
}
