import { type CanvasTexture, Shape } from 'three';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** A billboard on two posts. */
export function billboard(kit: RoomKit, picture: CanvasTexture, foot: number): void {
  const { solid } = kit;
  for (const x of [-1.5, 1.5]) solid.post([0.1, 0.08, foot + 0.2], [x, 0, -0.08], palette.iron, 8);
  solid
    .box([4.4, 2.5, 0.14], [0, foot, 0], palette.iron)
    .box([4.6, 0.12, 0.5], [0, foot - 0.12, 0.1], palette.woodDark);
  kit.picture(picture, [4.16, 2.28], [0, foot + 1.25, 0.08], 0, true);
  for (const x of [-1.3, 0, 1.3]) {
    solid.box([0.04, 0.04, 0.5], [x, foot + 2.62, 0.2], palette.iron, [-0.4, 0, 0]);
    solid.glowing(() => solid.box([0.3, 0.08, 0.12], [x, foot + 2.7, 0.46], palette.sunLight));
  }
}

/** People around a target: whom one speaks to. */
export function audience({ solid }: RoomKit): void {
  for (const [index, radius] of [0.95, 0.68, 0.4, 0.16].entries()) {
    solid.post([radius, radius, 0.06], [0, 0.02 + index * 0.05, 0], index % 2 ? palette.paper : palette.clay, 30);
  }
  const robes = [palette.tigris, palette.sun, palette.palm, '#5A4FA3', '#B23A6B', '#2563A8'];
  for (const [index, color] of robes.entries()) {
    const turn = (index / robes.length) * Math.PI * 2;
    const [x, z] = [Math.cos(turn) * 0.62, Math.sin(turn) * 0.62];
    solid
      .turned(
        [
          [0.13, 0],
          [0.1, 0.34],
          [0.12, 0.44],
          [0.04, 0.52],
        ],
        [x, 0.14, z],
        color,
        10,
      )
      .ball(0.1, [x, 0.64, z], '#E2B48C', 10);
  }
  solid.ball(0.14, [0, 0.2, 0], palette.sun, 12);
}

/** A megaphone as large as a person. */
export function megaphone({ solid, fill }: RoomKit): void {
  solid.post([0.5, 0.42, 0.7], [0, 0, 0], palette.plaster, 20).post([0.06, 0.06, 0.5], [0, 0.7, 0], palette.iron, 8);
  solid.at([0, 1.45, -0.1], [1.2, 0.85, 0], () => {
    solid.turned(
      [
        [0.12, -0.5],
        [0.16, -0.2],
        [0.24, 0.2],
        [0.62, 0.85],
        [0.66, 0.88],
        [0.58, 0.84],
        [0.2, 0.2],
        [0, 0.1],
      ],
      [0, 0, 0],
      fill,
      20,
    );
    solid
      .post([0.13, 0.13, 0.14], [0, -0.62, 0], palette.ink, 16)
      .ring(0.65, 0.04, [0, 0.87, 0], palette.paper, [Math.PI / 2, 0, 0], 28);
    solid.ring(0.17, 0.035, [0, -0.25, 0.2], palette.ink, [0, Math.PI / 2, 0], 16);
  });
}

/** A telephone as tall as a door, with posts that come out of it. */
export function telephone(kit: RoomKit, screen: CanvasTexture): void {
  const { solid } = kit;
  solid.box([1.4, 0.2, 0.7], [0, 0, 0], palette.stone).box([1.16, 2.2, 0.14], [0, 0.2, 0], palette.ink);
  kit.picture(screen, [1.04, 1.96], [0, 1.3, 0.075], 0, true);
  const heart = new Shape();
  heart.moveTo(0, -0.16);
  heart.bezierCurveTo(-0.34, 0.06, -0.16, 0.3, 0, 0.12);
  heart.bezierCurveTo(0.16, 0.3, 0.34, 0.06, 0, -0.16);
  solid
    .box([0.52, 0.4, 0.12], [0.72, 1.72, 0.26], palette.white, -0.2)
    .slab(heart, 0.06, [0.74, 1.92, 0.36], palette.clay, -0.2);
  solid
    .box([0.46, 0.32, 0.12], [-0.74, 1.1, 0.26], palette.sun, 0.25)
    .box([0.3, 0.04, 0.02], [-0.72, 1.28, 0.34], palette.white, 0.25)
    .box([0.2, 0.04, 0.02], [-0.74, 1.18, 0.34], palette.white, 0.25);
}

/** Columns that grow, and the line that they make. */
export function columns({ solid, fill }: RoomKit): void {
  const heights = [0.5, 0.85, 0.7, 1.2, 1.65];
  solid.box([2.5, 0.16, 0.9], [0, 0, 0], palette.stone);
  heights.forEach((height, index) => {
    solid.box(
      [0.36, height, 0.5],
      [(index - 2) * 0.46, 0.16, 0],
      index === 4 ? fill : [palette.tigris, palette.tigrisLight][index % 2]!,
    );
  });
  for (let index = 0; index < 4; index += 1) {
    const [x, y, rise] = [
      (index - 1.5) * 0.46,
      (heights[index]! + heights[index + 1]!) / 2 + 0.5,
      heights[index + 1]! - heights[index]!,
    ];
    solid.box([Math.hypot(0.46, rise), 0.05, 0.05], [x, y, 0.1], palette.sun, [0, 0, Math.atan2(rise, 0.46)]);
  }
  heights.forEach((height, index) => solid.ball(0.075, [(index - 2) * 0.46, height + 0.45, 0.1], palette.sun, 10));
}

/** A round column for posters, as it stands on squares. */
export function posterColumn({ solid, fill }: RoomKit): void {
  solid.post([0.62, 0.62, 0.3], [0, 0, 0], palette.iron, 20).post([0.54, 0.54, 2], [0, 0.3, 0], palette.paper, 20);
  solid.post([0.68, 0.68, 0.12], [0, 2.3, 0], palette.iron, 20).turned(
    [
      [0.66, 0],
      [0.5, 0.3],
      [0.1, 0.55],
      [0, 0.75],
    ],
    [0, 2.42, 0],
    fill,
    16,
  );
  const posters = [palette.clay, palette.tigris, palette.sun, '#B23A6B', palette.palm, '#5A4FA3'];
  posters.forEach((color, index) => {
    const turn = (index / 6) * Math.PI * 2;
    solid.at([Math.sin(turn) * 0.53, 0, Math.cos(turn) * 0.53], turn, () => {
      solid
        .box([0.42, 0.62, 0.04], [0, 0.5 + (index % 2) * 0.85, 0], color)
        .box([0.26, 0.06, 0.05], [0, 0.86 + (index % 2) * 0.85, 0], palette.white)
        .ball(0.07, [0, 0.6 + (index % 2) * 0.85, 0], palette.sunLight, 8);
    });
  });
}

/** A low fountain; its water stands still, which suits weak phones and whoever wants less motion. */
export function fountain({ solid }: RoomKit): void {
  const water = ['#7CC3CE', '#A9DCE3'] as const;
  solid.post([1, 1.04, 0.34], [0, 0, 0], palette.brick, 16).post([1.1, 1.1, 0.08], [0, 0.34, 0], palette.stone, 16);
  solid.post([0.9, 0.9, 0.02], [0, 0.41, 0], water[0], 16).post([0.16, 0.12, 0.42], [0, 0.34, 0], palette.stone, 8);
  solid.post([0.1, 0.5, 0.12], [0, 0.74, 0], palette.stone, 14).post([0.44, 0.44, 0.02], [0, 0.85, 0], water[1], 14);
  solid.post([0.1, 0.01, 0.22], [0, 0.86, 0], water[1], 8);
  for (let jet = 0; jet < 8; jet += 1) {
    const turn = (jet / 8) * Math.PI * 2;
    solid.box([0.03, 0.46, 0.03], [Math.cos(turn) * 0.53, 0.4, Math.sin(turn) * 0.53], water[1], [0, -turn, 0.14]);
  }
}
