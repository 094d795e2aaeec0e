import { wall } from '../plan/room-plan.ts';
import { arcade, pergola, shanasheel } from './architecture.ts';
import { datePalm, pottedPlant } from './greenery.ts';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** A studio in which a page is built out of blocks, from its bones to the world. */
export function furnishWebStudio(kit: RoomKit): void {
  const form = { bays: 5, bay: 3.32, opening: 2.3, spring: 2.2, point: 3.5, height: 4.3, depth: 0.4 };
  arcade(kit, form, [-wall, 0, 0], Math.PI / 2);
  arcade(kit, form, [wall, 0, 0], -Math.PI / 2);
  kit.solid.box([wall * 2, 5.4, 0.4], [0, 0, -wall - 0.2], palette.plaster);
  pergola(kit, wall * 2, -wall, wall, 5.2, 9);
  shanasheel(kit, 2.4, [-6, 2.6, -wall], 0);
  shanasheel(kit, 2.4, [6, 2.6, -wall], 0);
  pottedPlant(kit, -7.2, -7.4, 1.2);
  pottedPlant(kit, 7.2, -7.4, 1.2);
  datePalm(kit, -11, -4, 6.5);
  datePalm(kit, 11.5, 3, 7);
}
