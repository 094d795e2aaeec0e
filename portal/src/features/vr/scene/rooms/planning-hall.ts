import { directionOf } from '@masar/i18n';
import { wall } from '../plan/room-plan.ts';
import { arcade, lantern, pergola, shanasheel } from './architecture.ts';
import { placeExhibits } from './exhibits.ts';
import { armchair, roundTable } from './furniture.ts';
import { pottedPlant } from './greenery.ts';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

const notes = [palette.sunLight, '#F2B8A0', '#BBDDC9', '#CFC9EE', '#BBD9E8'];

/** A wall of cards in columns, from the plan to what is done; the first column stands where reading begins. */
function cardWall({ solid, fill, language }: RoomKit, width: number): void {
  const columns = 4;
  const column = width / columns;
  const side = directionOf(language) === 'rtl' ? -1 : 1;
  solid
    .box([width + 0.3, 2.6, 0.1], [0, 1, 0.05], palette.woodDark)
    .box([width + 0.1, 2.4, 0.1], [0, 1.1, 0.07], '#F3EEE2');
  for (let index = 0; index < columns; index += 1) {
    const x = side * ((index + 0.5) * column - width / 2);
    solid.box([column - 0.16, 0.3, 0.05], [x, 3.1, 0.14], index === 3 ? palette.palm : fill);
    for (let dot = 0; dot <= index; dot += 1)
      solid.ball(0.04, [x + (dot - index / 2) * 0.16, 3.21, 0.17], palette.white, 8);
    if (index < columns - 1) solid.box([0.02, 1.9, 0.02], [x + (side * column) / 2, 1.16, 0.13], '#D3C9B6');
    const cards = [5, 3, 4, 6][index]!;
    for (let card = 0; card < cards; card += 1) {
      const [cardX, cardY] = [x + ((card % 2) - 0.5) * column * 0.44, 2.5 - Math.floor(card / 2) * 0.6];
      const color = index === 3 ? notes[2]! : notes[(card * 3 + index) % notes.length]!;
      const tilt = (((card * 5 + index) % 3) - 1) * 0.05;
      solid.box([column * 0.38, 0.46, 0.03], [cardX, cardY, 0.14], color, [0, 0, tilt]);
      solid.box([column * 0.24, 0.035, 0.02], [cardX, cardY + 0.28, 0.155], palette.iron, [0, 0, tilt]);
      solid.box([column * 0.16, 0.035, 0.02], [cardX, cardY + 0.18, 0.155], '#7C8B8E', [0, 0, tilt]);
    }
  }
}

/** Bars along days: what follows what, and what can go side by side. */
function timeline({ solid, fill, language }: RoomKit, width: number): void {
  const side = directionOf(language) === 'rtl' ? -1 : 1;
  solid
    .box([width + 0.3, 2.6, 0.1], [0, 1, 0.05], palette.woodDark)
    .box([width + 0.1, 2.4, 0.1], [0, 1.1, 0.07], palette.paper);
  for (let day = 0; day <= 10; day += 1)
    solid.box([0.02, 2.1, 0.02], [(day / 10 - 0.5) * (width - 0.4), 1.2, 0.125], '#DED5C4');
  const bars = [
    [0, 3],
    [2, 3],
    [4, 4],
    [3, 2],
    [7, 3],
  ] as const;
  bars.forEach(([from, length], index) => {
    const x = side * (((from + length / 2) / 10 - 0.5) * (width - 0.4));
    const color = [fill, palette.tigris, palette.sun, palette.clay, palette.palm][index]!;
    solid.box([(length / 10) * (width - 0.4), 0.22, 0.07], [x, 2.95 - index * 0.4, 0.14], color);
    solid.ball(
      0.07,
      [side * (((from + length) / 10 - 0.5) * (width - 0.4)), 2.99 - index * 0.4, 0.2],
      palette.white,
      8,
    );
  });
  solid.box([0.04, 2.3, 0.03], [side * 0.1 * width, 1.15, 0.2], '#B3261E');
}

/** A clock on a post. */
function clock({ solid, fill }: RoomKit): void {
  solid.post([0.4, 0.34, 0.3], [0, 0, 0], palette.stone, 16).post([0.09, 0.07, 1.7], [0, 0.3, 0], palette.iron, 10);
  solid.post([0.62, 0.62, 0.16], [0, 2.3, -0.08], palette.iron, 32, [Math.PI / 2, 0, 0]);
  solid.post([0.54, 0.54, 0.02], [0, 2.3, 0.08], palette.paper, 32, [Math.PI / 2, 0, 0]);
  for (let hour = 0; hour < 12; hour += 1) {
    const turn = (hour / 12) * Math.PI * 2;
    solid.box(
      [0.04, hour % 3 ? 0.07 : 0.13, 0.02],
      [Math.sin(turn) * 0.43, 2.3 + Math.cos(turn) * 0.43 - 0.04, 0.11],
      palette.ink,
      [0, 0, -turn],
    );
  }
  solid
    .box([0.05, 0.3, 0.02], [0, 2.3, 0.12], fill, [0, 0, 0.9])
    .box([0.035, 0.4, 0.02], [0, 2.3, 0.135], palette.clay, [0, 0, -0.5]);
  solid.ball(0.05, [0, 2.26, 0.12], palette.ink, 8);
}

/** Wheels that take hold of each other: a team. */
function gears({ solid, fill }: RoomKit): void {
  solid.box([2, 0.4, 0.7], [0, 0, 0], palette.stone);
  for (const [x, y, radius, teeth, color, shift] of [
    [-0.42, 1.15, 0.55, 12, fill, 0],
    [0.46, 1.42, 0.4, 9, palette.sun, 0.35],
    [0.4, 0.72, 0.3, 7, palette.tigris, 0.1],
  ] as const) {
    solid.at([x, y, 0], [Math.PI / 2, 0, 0], () => {
      solid
        .post([radius, radius, 0.16], [0, -0.08, 0], color, 26)
        .post([radius * 0.3, radius * 0.3, 0.2], [0, -0.1, 0], palette.paper, 16);
      for (let tooth = 0; tooth < teeth; tooth += 1) {
        const turn = (tooth / teeth) * Math.PI * 2 + shift;
        solid.box(
          [0.13, 0.16, 0.14],
          [Math.sin(turn) * (radius + 0.04), -0.08, Math.cos(turn) * (radius + 0.04)],
          color,
          turn,
        );
      }
    });
  }
}

/** A small hill with a flag on its top: the goal. */
function goal({ solid }: RoomKit): void {
  for (const [index, radius] of [0.95, 0.74, 0.52, 0.3].entries()) {
    solid.post(
      [radius, radius - 0.08, 0.26],
      [0, index * 0.26, 0],
      [palette.leafDark, palette.leaf, palette.leafLight, palette.sunLight][index]!,
      14,
    );
  }
  solid
    .post([0.03, 0.025, 1.25], [0, 1.04, 0], palette.wood, 6)
    .box([0.62, 0.38, 0.03], [0.32, 1.88, 0], palette.clay)
    .ball(0.05, [0, 2.27, 0], palette.sun, 8);
}

/** A bridge that is half built out of blocks. */
function bridge({ solid }: RoomKit): void {
  solid.box([0.4, 0.9, 0.6], [-0.9, 0, 0], palette.brick).box([0.4, 0.9, 0.6], [0.9, 0, 0], palette.brick);
  for (let block = 0; block < 4; block += 1)
    solid.box([0.4, 0.16, 0.6], [-0.9 + block * 0.42, 0.9, 0], block % 2 ? palette.woodLight : palette.wood);
  solid
    .box([0.4, 0.16, 0.6], [0.9, 0.9, 0], palette.wood)
    .box([0.4, 0.16, 0.6], [0.5, 1.42, 0.05], palette.sun, [0, 0, -0.2]);
  solid.box([0.02, 0.9, 0.02], [0.5, 1.56, 0.05], palette.iron);
}

/** A hall where work is planned on walls: cards, bars, and a table for all. */
export function furnishPlanningHall(kit: RoomKit, isMirrored: boolean): void {
  const { solid } = kit;
  const form = { bays: 5, bay: 3.32, opening: 2.2, spring: 2.3, point: 3.6, height: 4.6, depth: 0.4 };
  const side = isMirrored ? -1 : 1;
  solid
    .box([wall * 2 + 0.8, 5.9, 0.4], [0, 0, -wall - 0.3], palette.sand)
    .box([wall * 2 + 1, 0.24, 0.6], [0, 5.9, -wall - 0.3], palette.brickDark);
  solid
    .box([0.4, 4.8, wall * 2 + 0.4], [-side * (wall + 0.2), 0, 0], '#E9DDC6')
    .box([0.5, 0.24, wall * 2 + 0.6], [-side * (wall + 0.2), 4.8, 0], palette.brickDark);
  arcade(kit, form, [side * wall, 0, 0], (-side * Math.PI) / 2, palette.sand);
  arcade(kit, form, [0, 0, wall], Math.PI, palette.sand);
  pergola(kit, wall * 2 + 0.6, -wall, wall, 5.5, 6);
  solid.at([-side * wall, 0, -2.5], (side * Math.PI) / 2, () => cardWall(kit, 5.4));
  solid.at([-side * wall, 0, 5.2], (side * Math.PI) / 2, () => timeline(kit, 4.2));
  for (const x of [-5.8, 5.8]) shanasheel(kit, 2.4, [x, 2.9, -wall - 0.1], 0);
  for (const [x, z] of [
    [-4.2, 3],
    [4.2, 3],
    [-4.2, -3],
    [4.2, -3],
  ] as const)
    lantern(kit, [x, 3.8, z], 1.5);
  solid.at([0, 0, 2.9], 0, () => {
    roundTable(kit, 0.95, 0.74);
    for (const [index, color] of notes.entries())
      solid.box([0.24, 0.012, 0.24], [Math.cos(index * 1.3) * 0.5, 0.745, Math.sin(index * 1.3) * 0.5], color, index);
    kit.stands(0, 0, 0.95);
  });
  for (const [x, z] of [
    [-3.9, -7.6],
    [3.9, -7.6],
    [2.6, 7.7],
    [-2.6, 7.7],
  ] as const)
    pottedPlant(kit, x, z, 1.15);
  placeExhibits(kit, isMirrored, [
    [0.6, () => clock(kit)],
    [1.1, () => bridge(kit)],
    [0, () => {}],
    [0.95, () => gears(kit)],
    [0.95, () => goal(kit)],
    [
      0.9,
      () => {
        armchair(kit, -0.5, 0, 0.3, palette.tigris);
        armchair(kit, 0.6, 0, -0.3, kit.fill);
      },
    ],
  ]);
}
