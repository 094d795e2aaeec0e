import type { Texture } from 'three';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** A round or square base for things to look at. */
export function pedestal(
  { solid }: RoomKit,
  height: number,
  radius: number,
  color: string = palette.plaster,
  sides = 24,
): void {
  solid
    .post([radius + 0.08, radius + 0.08, 0.1], [0, 0, 0], palette.stone, sides)
    .post([radius, radius, height - 0.16], [0, 0.1, 0], color, sides)
    .post([radius + 0.05, radius + 0.05, 0.06], [0, height - 0.06, 0], palette.stone, sides);
}

/** A desk with a screen that shines; its sitter looks to −z. */
export function screenDesk(kit: RoomKit, x: number, z: number, turn: number, screen: Texture): void {
  kit.solid.at([x, 0, z], turn, () => {
    kit.solid
      .box([1.5, 0.06, 0.72], [0, 0.72, 0], palette.woodLight)
      .box([0.06, 0.72, 0.6], [-0.68, 0, 0], palette.wood)
      .box([0.06, 0.72, 0.6], [0.68, 0, 0], palette.wood)
      .box([0.4, 0.02, 0.22], [0, 0.78, -0.1], palette.iron)
      .box([0.06, 0.2, 0.05], [0, 0.78, -0.1], palette.iron)
      .box([0.96, 0.58, 0.04], [0, 0.92, -0.12], palette.ink)
      .box([0.44, 0.02, 0.16], [0, 0.78, 0.18], palette.paper);
    kit.picture(screen, [0.9, 0.52], [0, 1.21, -0.095], 0, true);
    kit.stands(0, 0, 0.55);
  });
}

/** A soft chair that looks to +z. */
export function armchair(kit: RoomKit, x: number, z: number, turn: number, color: string): void {
  kit.solid.at([x, 0, z], turn, () => {
    kit.solid
      .box([0.78, 0.24, 0.74], [0, 0.16, 0], color)
      .box([0.6, 0.12, 0.6], [0, 0.4, 0.05], palette.paper)
      .box([0.78, 0.62, 0.16], [0, 0.3, -0.32], color, [-0.12, 0, 0])
      .box([0.13, 0.36, 0.66], [-0.38, 0.24, 0.02], color)
      .box([0.13, 0.36, 0.66], [0.38, 0.24, 0.02], color);
    for (const [legX, legZ] of [
      [-0.32, -0.3],
      [0.32, -0.3],
      [-0.32, 0.3],
      [0.32, 0.3],
    ] as const) {
      kit.solid.post([0.03, 0.04, 0.17], [legX, 0, legZ], palette.woodDark, 6);
    }
    kit.stands(0, 0, 0.45);
  });
}

export function roundTable(
  { solid }: RoomKit,
  radius: number,
  height: number,
  color: string = palette.woodLight,
): void {
  solid
    .post([radius * 0.5, radius * 0.32, 0.06], [0, 0, 0], palette.woodDark, 16)
    .post([0.07, 0.06, height], [0, 0, 0], palette.wood, 8)
    .post([radius * 0.94, radius, 0.07], [0, height - 0.07, 0], color, 24);
}

const spines = [
  palette.tigris,
  palette.clay,
  palette.sun,
  palette.palm,
  palette.sand,
  palette.tigrisLight,
  palette.clayLight,
];

/** Shelves full of books that look to +z. */
export function bookshelf({ solid }: RoomKit, width: number, shelves: number): void {
  const height = shelves * 0.46 + 0.1;
  solid.box([width, height, 0.06], [0, 0, -0.16], palette.woodDark);
  for (const side of [-1, 1]) solid.box([0.06, height, 0.36], [side * (width / 2 - 0.03), 0, 0], palette.wood);
  for (let shelf = 0; shelf <= shelves; shelf += 1) {
    solid.box([width, 0.05, 0.36], [0, shelf * 0.46 + 0.04, 0], palette.wood);
    if (shelf === shelves) break;
    let x = -width / 2 + 0.09;
    for (let book = 0; x < width / 2 - 0.16; book += 1) {
      const [thick, tall] = [0.05 + ((book * 7 + shelf * 3) % 4) * 0.014, 0.26 + ((book * 5 + shelf) % 5) * 0.025];
      // A gap now and then, as on shelves that are used.
      if ((book + shelf * 2) % 9 !== 8) {
        solid.box(
          [thick, tall, 0.22],
          [x + thick / 2, shelf * 0.46 + 0.09, 0.02],
          spines[(book * 3 + shelf) % spines.length]!,
        );
      }
      x += thick + 0.008;
    }
  }
}

/** A floor lamp with a shade that shines. */
export function floorLamp(kit: RoomKit, x: number, z: number): void {
  kit.solid.post([0.16, 0.14, 0.04], [x, 0, z], palette.iron, 12).post([0.02, 0.02, 1.5], [x, 0, z], palette.iron, 6);
  kit.solid.glowing(() => kit.solid.post([0.24, 0.14, 0.32], [x, 1.4, z], palette.sunLight, 14));
  kit.stands(x, z, 0.2).shadow(x, z, 1.8, 0.35);
}
