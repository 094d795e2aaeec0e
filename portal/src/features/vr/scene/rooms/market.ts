import type { CanvasTexture } from 'three';
import { wall } from '../plan/room-plan.ts';
import type { Painter } from '../sculpt/painter.ts';
import { arcade, lantern, shanasheel } from './architecture.ts';
import { placeExhibits } from './exhibits.ts';
import { armchair, pedestal, roundTable } from './furniture.ts';
import { pottedPlant } from './greenery.ts';
import { awning, cloth, jars, spices } from './market-stalls.ts';
import { palette } from './palette.ts';
import { rug } from './patterns.ts';
import type { RoomKit } from './room-kit.ts';

/** Scales: what it costs against what it is worth. */
function scales({ solid }: RoomKit): void {
  const brass = '#D0A03C';
  solid
    .post([0.3, 0.2, 0.1], [0, 1, 0], brass, 16)
    .post([0.05, 0.035, 1.2], [0, 1.1, 0], brass, 8)
    .ball(0.08, [0, 2.26, 0], brass, 10);
  solid.box([1.5, 0.05, 0.05], [0, 2.2, 0], brass, [0, 0, 0.09]);
  for (const side of [-1, 1]) {
    const y = 2.2 + side * 0.065;
    for (const x of [-0.2, 0.2])
      solid.box([0.015, 0.72, 0.015], [side * 0.72 + x * 0.5, y - 0.7, 0], brass, [0, 0, x * 1.4]);
    solid.turned(
      [
        [0.05, 0],
        [0.24, 0.05],
        [0.3, 0.12],
      ],
      [side * 0.72, y - 0.76, 0],
      brass,
      14,
    );
  }
  for (const [index, x] of [-0.8, -0.66, -0.74].entries())
    solid.post([0.1, 0.1, 0.05], [x, 1.5 + index * 0.05, 0], palette.sun, 12);
  solid.box([0.2, 0.2, 0.2], [0.72, 1.6, 0], palette.clay, 0.4);
}

/** Piles of coins that grow. */
function growth(kit: RoomKit): void {
  for (let step = 0; step < 4; step += 1) {
    for (let coin = 0; coin <= step * 3 + 1; coin += 1) {
      kit.solid.post(
        [0.2, 0.2, 0.07],
        [(step - 1.5) * 0.48, 0.5 + coin * 0.08, 0],
        coin % 2 ? '#D8962A' : palette.sun,
        16,
      );
    }
  }
}

/** A plan on an easel: three boxes with arrows, and a line that rises. */
const planSheet = (painter: Painter): CanvasTexture =>
  painter.paint(256, 256, (context, size) => {
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, size, size);
    [palette.tigris, palette.clay, palette.palm].forEach((color, index) => {
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(24 + index * 74, 30, 56, 46, 8);
      context.fill();
    });
    context.strokeStyle = palette.ink;
    context.lineWidth = 5;
    context.beginPath();
    context.moveTo(30, 110);
    context.lineTo(30, 226);
    context.lineTo(232, 226);
    context.stroke();
    context.strokeStyle = palette.clay;
    context.lineWidth = 9;
    context.lineJoin = 'round';
    context.beginPath();
    for (const [x, y] of [
      [46, 208],
      [92, 186],
      [128, 194],
      [172, 148],
      [222, 116],
    ] as const)
      context.lineTo(x, y);
    context.stroke();
  });

function easel(kit: RoomKit, sheet: CanvasTexture): void {
  const { solid } = kit;
  for (const side of [-1, 1]) solid.box([0.06, 2.2, 0.06], [side * 0.5, 0, 0], palette.wood, [-0.14, 0, side * -0.14]);
  solid.box([0.06, 2.1, 0.06], [0, 0, -0.55], palette.wood, [0.2, 0, 0]);
  solid.box([1.5, 1.5, 0.05], [0, 0.75, 0.06], palette.woodLight, [-0.14, 0, 0]);
  kit.picture(sheet, [1.38, 1.38], [0, 1.5, 0.0], [-0.14, 0, 0]).translateZ(0.035);
}

/** A small market street with a table where business is talked over. */
export function furnishMarket(kit: RoomKit, isMirrored: boolean): void {
  const form = { bays: 4, bay: 4.15, opening: 3.1, spring: 2.5, point: 3.7, height: 4.6, depth: 0.5 };
  const goods = [spices, cloth, jars];
  for (const side of [-1, 1]) {
    arcade(kit, form, [side * (wall + 0.1), 0, 0], (-side * Math.PI) / 2, palette.sand);
    kit.solid.box([0.3, 4.6, wall * 2], [side * (wall + 1.5), 0, 0], '#CDB18A');
    for (let bay = 0; bay < 4; bay += 1) {
      const color = [palette.clay, palette.tigris, palette.palm, palette.sun][(bay + (side > 0 ? 2 : 0)) % 4]!;
      kit.solid.at([side * (wall + 0.55), 0, (bay - 1.5) * 4.15], (-side * Math.PI) / 2, () => {
        kit.solid.at([0, 0.45, -0.1], 0, () => awning(kit, 2.9, color));
        goods[(bay + (side > 0 ? 1 : 0)) % 3]!(kit);
      });
    }
    for (const z of [-4.2, 4.2]) shanasheel(kit, 1.9, [side * (wall + 0.2), 4.75, z], (-side * Math.PI) / 2);
  }
  kit.solid.box([wall * 2 + 2, 5.7, 0.4], [0, 0, -wall - 0.3], palette.plaster);
  kit.solid.box([wall * 2 + 2.2, 0.24, 0.7], [0, 5.7, -wall - 0.3], palette.brick);
  arcade(
    kit,
    { bays: 3, bay: 5.6, opening: 3, spring: 2.6, point: 4.2, height: 5.2, depth: 0.5 },
    [0, 0, wall + 0.1],
    Math.PI,
    palette.sand,
  );
  for (const x of [-5.9, 5.9]) shanasheel(kit, 2.2, [x, 2.8, -wall - 0.1], 0);
  for (const z of [-4.4, -0.4, 3.6]) {
    for (const x of [-7.5, -2.5, 2.5, 7.5]) lantern(kit, [x, 3.7 + 0.9 * (x / 8) ** 2, z], 0.3);
  }
  kit.picture(rug(kit.painter, kit.fill, palette.clay), [3.4, 2.4], [0, 0.04, 2.5], [-Math.PI / 2, 0, 0]);
  for (const [x, z] of [
    [-3.9, -7.6],
    [3.9, -7.6],
    [-7.5, 7.5],
    [7.5, -3.2],
  ] as const)
    pottedPlant(kit, x, z, 1.15);
  const sheet = planSheet(kit.painter);
  placeExhibits(kit, isMirrored, [
    [0.7, () => easel(kit, sheet)],
    [
      1,
      () => {
        roundTable(kit, 0.72, 0.74);
        kit.solid.turned(
          [
            [0.1, 0],
            [0.15, 0.1],
            [0.06, 0.26],
          ],
          [0, 0.74, 0],
          '#D0A03C',
          12,
        );
        armchair(kit, -1, 0.5, 1.1, palette.tigris);
        armchair(kit, 1, 0.5, -1.1, palette.clay);
      },
    ],
    [0, () => {}],
    [0.7, () => (pedestal(kit, 1, 0.5), scales(kit))],
    [0.9, () => (kit.solid.box([2.2, 0.5, 0.8], [0, 0, 0], palette.stone), growth(kit))],
    [0, () => {}],
  ]);
}
