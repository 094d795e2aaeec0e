import { wall } from '../plan/room-plan.ts';
import { lantern } from './architecture.ts';
import { placeExhibits } from './exhibits.ts';
import { datePalm, pottedPlant } from './greenery.ts';
import { palette } from './palette.ts';
import { audience, billboard, columns, fountain, megaphone, posterColumn, telephone } from './plaza-sights.ts';
import { advertisements } from './posters.ts';
import type { RoomKit } from './room-kit.ts';

/** An open square with billboards, where a message finds its people. */
export function furnishPlaza(kit: RoomKit, isMirrored: boolean): void {
  const { solid, fill } = kit;
  solid
    .box([wall * 2 + 0.6, 0.9, 0.5], [0, 0, -wall - 0.4], palette.brick)
    .box([8.4, 5.6, 0.5], [0, 0, -wall - 0.5], palette.plaster)
    .box([8.8, 0.24, 0.8], [0, 5.6, -wall - 0.5], palette.brickDark);
  for (const side of [-1, 1]) {
    solid
      .box([0.5, 0.8, wall * 2 + 1.1], [side * (wall + 0.25), 0, 0], palette.brick)
      .box([0.66, 0.1, wall * 2 + 1.2], [side * (wall + 0.25), 0.8, 0], palette.stone);
    solid
      .box([6.6, 0.8, 0.5], [side * 5.2, 0, wall + 0.25], palette.brick)
      .box([6.7, 0.1, 0.66], [side * 5.2, 0.8, wall + 0.25], palette.stone);
    for (let bush = 0; bush < 9; bush += 1) {
      const z = bush * 2.05 - 8.2;
      solid.ball(
        0.62 + (bush % 3) * 0.1,
        [side * (wall + 1), 0, z],
        [palette.leaf, palette.leafDark, palette.leafLight][bush % 3]!,
        9,
        1.1,
      );
    }
    for (const z of [-5.2, 0.4, 6]) {
      solid
        .post([0.09, 0.06, 3.6], [side * (wall + 0.25), 0.9, z], palette.iron, 8)
        .box([0.9, 0.06, 0.06], [side * (wall - 0.1), 4.4, z], palette.iron);
      lantern(kit, [side * (wall - 0.45), 3.75, z], 0.24);
    }
    datePalm(kit, side * 6.3, -8.9, 6.2);
  }
  const [first, second, screen] = advertisements(kit.painter);
  solid.at([isMirrored ? 9.4 : -9.4, 0, -2], isMirrored ? -Math.PI / 2 : Math.PI / 2, () =>
    billboard(kit, first!, 2.2),
  );
  solid.at([isMirrored ? -9.4 : 9.4, 0, -1.6], isMirrored ? Math.PI / 2 : -Math.PI / 2, () =>
    billboard(kit, second!, 2.2),
  );
  solid.at([isMirrored ? 9.4 : -9.4, 0, 5.4], isMirrored ? -Math.PI / 2 : Math.PI / 2, () =>
    billboard(kit, second!, 2.2),
  );
  solid.at([0, 0, 2.95], 0, () => {
    fountain(kit);
    kit.stands(0, 0, 1.1);
  });
  for (const [x, z] of [
    [-3.8, -7.6],
    [3.8, -7.6],
  ] as const)
    pottedPlant(kit, x, z, 1.2);
  placeExhibits(kit, isMirrored, [
    [1, () => audience(kit)],
    [0.7, () => posterColumn(kit)],
    [0.7, () => telephone(kit, screen!)],
    [0.75, () => megaphone(kit)],
    [1, () => columns(kit)],
    [
      0.6,
      () => {
        solid.post([0.5, 0.45, 0.1], [0, 0, 0], palette.stone, 18).post([0.05, 0.05, 1.9], [0, 0, 0], palette.iron, 8);
        for (const [index, color] of [palette.tigris, fill, palette.palm].entries())
          solid.box([1, 0.26, 0.06], [index % 2 ? -0.16 : 0.16, 1.15 + index * 0.36, 0.06], color, index * 0.35 - 0.35);
      },
    ],
  ]);
}
