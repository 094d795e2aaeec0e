import { Shape } from 'three';
import { wall } from '../plan/room-plan.ts';
import { arcade, lantern, pergola, shanasheel } from './architecture.ts';
import { placeExhibits } from './exhibits.ts';
import { pedestal, screenDesk } from './furniture.ts';
import { pottedPlant } from './greenery.ts';
import { palette } from './palette.ts';
import { rug } from './patterns.ts';
import type { RoomKit } from './room-kit.ts';
import { codeScreen, pageScreen } from './screens.ts';

/** Parts of a page, in the order in which they are put together: middle, size, colour. */
const parts: readonly { at: readonly [number, number]; size: readonly [number, number]; color: string }[] = [
  { at: [0, 2.02], size: [1.5, 0.2], color: palette.tigris },
  { at: [0.34, 1.62], size: [0.82, 0.44], color: palette.sun },
  { at: [-0.44, 1.62], size: [0.6, 0.44], color: palette.tigrisLight },
  { at: [-0.52, 0.98], size: [0.46, 0.6], color: palette.clay },
  { at: [0, 0.98], size: [0.46, 0.6], color: palette.palm },
  { at: [0.52, 0.98], size: [0.46, 0.6], color: '#5A4FA3' },
  { at: [0, 0.5], size: [1.5, 0.14], color: palette.ink },
];

type Stage = 'bones' | 'color' | 'alive';

/** A page as tall as a person, made of blocks. */
function blockPage({ solid, fill }: RoomKit, stage: Stage): void {
  solid
    .box([2, 0.22, 0.7], [0, 0, 0], palette.stone)
    .box([1.8, 2.1, 0.12], [0, 0.22, 0], stage === 'bones' ? '#E7EEF3' : palette.white);
  solid.box([1.8, 0.16, 0.16], [0, 2.26, 0], fill);
  for (const dot of [0, 1, 2])
    solid.ball(
      0.035,
      [-0.78 + dot * 0.13, 2.305, 0.07],
      [palette.clayLight, palette.sunLight, palette.leafLight][dot]!,
      8,
    );
  for (const [index, { at, size, color }] of parts.entries()) {
    const lift = stage === 'alive' ? [0.06, 0.28, 0.06, 0.1, 0.34, 0.1, 0.06][index]! : 0.07;
    const painted = stage === 'bones' ? '#A9BCCB' : color;
    solid.box([size[0], size[1], stage === 'bones' ? 0.06 : 0.1], [at[0], at[1] - size[1] / 2, lift], painted);
    if (stage === 'bones' || size[1] < 0.3) continue;
    solid.box([size[0] * 0.6, 0.05, 0.03], [at[0], at[1] + size[1] * 0.12, lift + 0.05], palette.white);
    solid.box([size[0] * 0.4, 0.05, 0.03], [at[0], at[1] - size[1] * 0.12, lift + 0.05], palette.white);
  }
}

/** A button that is being pressed: a page that answers. */
function pressed({ solid, fill }: RoomKit): void {
  solid
    .box([1.7, 0.3, 1], [0, 0, 0], palette.stone)
    .box([1.5, 0.62, 0.3], [0, 0.5, 0], '#17456F')
    .box([1.5, 0.62, 0.3], [0, 0.5, 0.1], fill);
  solid.box([0.8, 0.09, 0.04], [-0.1, 0.77, 0.26], palette.white);
  const arrow = new Shape();
  for (const [x, y] of [
    [0, 0],
    [0, -0.9],
    [0.22, -0.7],
    [0.38, -1.02],
    [0.54, -0.94],
    [0.38, -0.62],
    [0.66, -0.6],
  ] as const)
    arrow.lineTo(x, y);
  solid.slab(arrow, 0.1, [0.22, 1.32, 0.5], palette.ink, [0.1, 0, 0]).at([0.22, 1.32, 0.5], [0.1, 0, 0], () => {
    const inner = new Shape();
    for (const [x, y] of [
      [0.05, -0.11],
      [0.05, -0.79],
      [0.22, -0.62],
      [0.4, -0.95],
      [0.47, -0.91],
      [0.3, -0.57],
      [0.54, -0.55],
    ] as const)
      inner.lineTo(x, y);
    solid.slab(inner, 0.12, [0, 0, 0.005], palette.white);
  });
  for (const [x, y, turn] of [
    [0.06, 1.46, 0.5],
    [-0.16, 1.3, 1.2],
    [0.3, 1.52, -0.1],
  ] as const)
    solid.box([0.05, 0.18, 0.04], [x, y, 0.45], palette.sun, [0, 0, turn]);
}

/** The world with its net: what is published reaches everybody. */
function globe({ solid, fill }: RoomKit): void {
  solid.ball(0.62, [0, 1.16, 0], '#7FB6DD', 18);
  for (const turn of [0, 1.05, 2.1]) solid.ring(0.63, 0.014, [0, 1.78, 0], palette.white, turn, 32);
  for (const [height, radius] of [
    [1.78, 0.635],
    [2.08, 0.55],
    [1.48, 0.55],
  ] as const) {
    solid.ring(radius, 0.014, [0, height, 0], palette.white, [Math.PI / 2, 0, 0], 32);
  }
  solid.ring(0.95, 0.028, [0, 1.78, 0], palette.sun, [1.15, 0.5, 0], 40);
  solid.ball(0.1, [0.72, 1.95, 0.42], palette.clay, 10).ball(0.075, [-0.8, 1.5, -0.2], fill, 10);
}

/** Stacked blocks with a mast that sends. */
function sender({ solid, fill }: RoomKit): void {
  for (let box = 0; box < 3; box += 1) {
    solid
      .box([0.9, 0.34, 0.7], [0, 0.06 + box * 0.4, 0], palette.iron)
      .box([0.8, 0.06, 0.02], [0, 0.2 + box * 0.4, 0.355], '#4C636B');
    solid.glowing(() => solid.ball(0.03, [0.32, 0.2 + box * 0.4, 0.36], box === 1 ? palette.sun : '#7BE0A4', 6));
  }
  solid.post([0.03, 0.02, 1.1], [0, 1.26, 0], palette.iron, 6).ball(0.07, [0, 2.32, 0], palette.clay, 8);
  for (const radius of [0.26, 0.42]) solid.ring(radius, 0.022, [0, 2.39, 0], fill, 0, 24);
}

/** A studio in which a page is built out of blocks, from its bones to the world. */
export function furnishWebStudio(kit: RoomKit, isMirrored: boolean): void {
  const form = { bays: 5, bay: 3.32, opening: 2.3, spring: 2.2, point: 3.5, height: 4.5, depth: 0.4 };
  arcade(kit, form, [-wall, 0, 0], Math.PI / 2);
  arcade(kit, form, [wall, 0, 0], -Math.PI / 2);
  arcade(kit, form, [0, 0, wall], Math.PI);
  kit.solid.box([wall * 2 + 0.4, 5.9, 0.4], [0, 0, -wall - 0.3], palette.plaster);
  kit.solid.box([wall * 2 + 0.5, 0.5, 0.46], [0, 0, -wall - 0.3], '#C6D6E6');
  pergola(kit, wall * 2 + 0.6, -wall, wall, 5.7, 8);
  for (const x of [-5.6, 5.6]) shanasheel(kit, 2.6, [x, 2.9, -wall - 0.1], 0);
  for (const [x, z] of [
    [-4.6, 3.6],
    [4.6, 3.6],
    [-4.6, -2.4],
    [4.6, -2.4],
  ] as const)
    lantern(kit, [x, 3.9, z], 1.6);
  const screens = [codeScreen(kit.painter), pageScreen(kit.painter)];
  for (const [index, z] of [-2.4, 5.6].entries())
    screenDesk(kit, isMirrored ? -7.4 : 7.4, z, -Math.PI / 2, screens[index % 2]!);
  screenDesk(kit, isMirrored ? 7.4 : -7.4, -2.2, Math.PI / 2, screens[0]!);
  for (const [x, z] of [
    [-3.9, -7.7],
    [3.9, -7.7],
    [2.2, 7.7],
    [-2.2, 7.7],
  ] as const)
    pottedPlant(kit, x, z, 1.1);
  kit.picture(rug(kit.painter, kit.fill, palette.tigris), [3.6, 2.6], [0, 0.04, 2.7], [-Math.PI / 2, 0, 0]);
  placeExhibits(kit, isMirrored, [
    [0.95, () => blockPage(kit, 'bones')],
    [0.95, () => blockPage(kit, 'color')],
    [0.7, () => blockPage(kit, 'alive')],
    [0.75, () => pressed(kit)],
    [0.8, () => (pedestal(kit, 1.1, 0.55), globe(kit))],
    [0.6, () => sender(kit)],
  ]);
}
