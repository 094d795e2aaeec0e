import { yawTowards } from '../motion/walk.ts';
import type { Spot } from '../plan/room-plan.ts';
import type { RoomKit } from './room-kit.ts';

/** Where things to look at stand: one beside each place of the way, in its order. */
const places: readonly (Spot & { facing: Spot })[] = [
  { x: 6.1, z: 6.2, facing: { x: 3, z: 2.6 } },
  { x: -5.9, z: 6.2, facing: { x: -2, z: 2 } },
  { x: -7.5, z: 2.3, facing: { x: 0, z: 1.6 } },
  { x: -7, z: -6.7, facing: { x: -3.4, z: -2.6 } },
  { x: 7, z: -6.7, facing: { x: 3.4, z: -2.6 } },
  { x: 7.5, z: 2.6, facing: { x: 0, z: 1.6 } },
];

/** Draws each thing at its place, with its face (+z) to those who come along; the radius is what it takes of the floor. */
export function placeExhibits(
  kit: RoomKit,
  isMirrored: boolean,
  exhibits: readonly (readonly [radius: number, draw: () => void])[],
): void {
  for (const [index, [radius, draw]] of exhibits.entries()) {
    const { x, z, facing } = places[index]!;
    const side = isMirrored ? -1 : 1;
    const spot = { x: x * side, z };
    const turn = yawTowards(spot, { x: facing.x * side, z: facing.z }) + Math.PI;
    kit.solid.at([spot.x, 0, spot.z], turn, () => {
      draw();
      if (radius > 0) kit.stands(0, 0, radius);
    });
  }
}
