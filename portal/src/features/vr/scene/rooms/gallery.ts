import { toneColors, tones } from '@masar/ui';
import { type CanvasTexture, Shape } from 'three';
import { font } from '../lettering/letters.ts';
import { wall } from '../plan/room-plan.ts';
import type { Painter } from '../sculpt/painter.ts';
import { arcade } from './architecture.ts';
import { artworks } from './artworks.ts';
import { placeExhibits } from './exhibits.ts';
import { pedestal } from './furniture.ts';
import { pottedPlant } from './greenery.ts';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** A picture in a frame with a lamp over it; the wall is at −z. */
function framed(kit: RoomKit, picture: CanvasTexture, width: number, height: number): void {
  kit.solid
    .box([width + 0.3, height + 0.3, 0.08], [0, 2.2 - height / 2 - 0.15, 0.04], palette.woodDark)
    .box([width + 0.18, height + 0.18, 0.08], [0, 2.2 - height / 2 - 0.09, 0.06], palette.white)
    .box([width * 0.5, 0.06, 0.1], [0, 2.2 + height / 2 + 0.3, 0.3], palette.iron)
    .box([0.04, 0.04, 0.3], [0, 2.2 + height / 2 + 0.31, 0.15], palette.iron);
  kit.solid.glowing(() =>
    kit.solid.box([width * 0.46, 0.02, 0.06], [0, 2.2 + height / 2 + 0.29, 0.3], palette.sunLight),
  );
  kit.picture(picture, [width, height], [0, 2.2, 0.106], 0, true);
}

/** Contrast: large and small, dark and light, round and square. */
function contrast({ solid, fill }: RoomKit): void {
  solid.ball(0.55, [-0.2, 0.5, 0], palette.ink, 20).box([0.3, 0.3, 0.3], [0.52, 0.5, 0.15], palette.white, 0.5);
  solid.ball(0.11, [0.5, 0.8, 0.15], fill, 12);
}

/** Colour: a wheel of twelve. */
function colorWheel({ solid }: RoomKit): void {
  const wheel = [
    '#E8A93A',
    '#E0862F',
    '#C4582F',
    '#B3261E',
    '#B23A6B',
    '#8B3F93',
    '#5A4FA3',
    '#2563A8',
    '#0E5E6F',
    '#22806F',
    '#2F7D5B',
    '#8FA63C',
  ];
  for (const [index, color] of wheel.entries()) {
    const [from, to] = [(index * Math.PI) / 6 + 0.03, ((index + 1) * Math.PI) / 6 - 0.03];
    const wedge = new Shape();
    wedge.absarc(0, 0, 0.9, from, to, false);
    wedge.absarc(0, 0, 0.38, to, from, true);
    solid.slab(wedge, 0.14 + (index % 3) * 0.05, [0, 1.75, 0], color, 0, 5);
  }
  solid.post([0.06, 0.05, 0.9], [0, 0.1, -0.02], palette.iron, 8).post([0.5, 0.45, 0.12], [0, 0, 0], palette.stone, 20);
}

/** Grid: squares of different sizes that belong together. */
function grid({ solid }: RoomKit): void {
  const squares = [
    [-0.5, 0.55, 0.9, 0.9, palette.sun],
    [0.5, 0.55, 0.9, 0.4, palette.tigris],
    [0.25, 1.05, 0.4, 0.4, palette.paper],
    [0.75, 1.05, 0.4, 0.4, palette.clay],
    [-0.73, 1.55, 0.44, 0.75, '#B23A6B'],
    [0.24, 1.55, 1.4, 0.75, palette.ink],
  ] as const;
  for (const [x, y, width, height, color] of squares) solid.box([width, height, 0.3 + width * 0.2], [x, y, 0], color);
  solid.box([2.2, 0.45, 0.8], [0, 0, 0], palette.stone);
}

/** Letters: a large ض, the letter after which Arabic is named. */
const letter = (painter: Painter, color: string): CanvasTexture =>
  painter.paint(512, 512, (context, size) => {
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, size, size);
    context.strokeStyle = 'rgb(20 38 43 / 0.16)';
    context.lineWidth = 2;
    for (const share of [0.32, 0.58, 0.7]) {
      context.beginPath();
      context.moveTo(30, size * share);
      context.lineTo(size - 30, size * share);
      context.stroke();
    }
    context.fillStyle = color;
    context.font = font(800, 330);
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillText('ض', size / 2, size * 0.58);
  });

/** A bright gallery with pictures, sculptures and a glass roof. */
export function furnishGallery(kit: RoomKit, isMirrored: boolean): void {
  const { solid, painter, fill } = kit;
  const height = 5.8;
  solid.box([wall * 2 + 0.8, height, 0.4], [0, 0, -wall - 0.3], palette.paper);
  for (const side of [-1, 1]) {
    solid.box([0.4, height, wall * 2], [side * (wall + 0.2), 0, 0], palette.paper);
    solid.box([0.06, 0.2, wall * 2], [side * (wall - 0.02), 0, 0], palette.stone);
    solid.box([0.5, 0.24, wall * 2 + 0.8], [side * (wall + 0.1), height, 0], fill);
  }
  solid.box([wall * 2 + 0.8, 0.24, 0.5], [0, height, -wall - 0.2], fill);
  arcade(
    kit,
    { bays: 3, bay: 5.53, opening: 3.2, spring: 2.6, point: 4.3, height, depth: 0.4 },
    [0, 0, wall + 0.1],
    Math.PI,
    palette.paper,
  );
  for (let beam = 0; beam < 6; beam += 1)
    solid.box([wall * 2, 0.2, 0.09], [0, height + 0.25, beam * 3.2 - 8], palette.white);
  for (let beam = 0; beam < 6; beam += 1)
    solid.box([0.07, 0.12, wall * 2], [beam * 3.2 - 8, height + 0.36, 0], palette.white);
  const art = artworks(painter);
  for (const side of [-1, 1]) {
    for (const [index, z] of [-3.6, -0.5, 5.6].entries()) {
      const turn = (-side * Math.PI) / 2;
      solid.at([side * wall, 0, z], turn, () =>
        framed(kit, art[index + (side > 0 ? 3 : 0)]!, 1.9, index === 1 ? 2.3 : 1.9),
      );
    }
  }
  for (const [index, x] of [-6, 6].entries())
    solid.at([x, 0.5, -wall - 0.1], 0, () => framed(kit, art[index * 4 + 1]!, 1.7, 2.3));
  for (const [x, z] of [
    [-2, 7.6],
    [2, 7.6],
  ] as const)
    pottedPlant(kit, x, z, 1.2);
  for (const x of [-2.4, 2.4]) {
    solid
      .box([1.8, 0.1, 0.5], [x, 0.4, 2.3], palette.woodLight)
      .box([0.1, 0.4, 0.44], [x - 0.7, 0, 2.3], palette.wood)
      .box([0.1, 0.4, 0.44], [x + 0.7, 0, 2.3], palette.wood);
    kit.stands(x, 2.3, 0.6);
  }
  const sheet = letter(painter, fill);
  placeExhibits(kit, isMirrored, [
    [0.75, () => (pedestal(kit, 0.5, 0.8), contrast(kit))],
    [1, () => grid(kit)],
    [
      0.55,
      () => (pedestal(kit, 0.9, 0.42, palette.plaster, 4), solid.ring(0.34, 0.12, [0, 1.36, 0], palette.clay, 0.4, 28)),
    ],
    [0.9, () => colorWheel(kit)],
    [
      0.9,
      () => {
        solid.box([2, 2.1, 0.24], [0, 0.25, 0], palette.woodDark).box([2.3, 0.25, 0.8], [0, 0, 0], palette.stone);
        kit.picture(sheet, [1.86, 1.96], [0, 1.3, 0.125], 0);
      },
    ],
    [
      0.55,
      () => {
        pedestal(kit, 0.9, 0.42, palette.plaster, 4);
        for (const [index, tone] of tones.slice(0, 5).entries()) {
          solid.box(
            [0.5 - index * 0.06, 0.16, 0.5 - index * 0.06],
            [0, 0.9 + index * 0.165, 0],
            toneColors.light[tone].fill,
            index * 0.32,
          );
        }
      },
    ],
  ]);
}
