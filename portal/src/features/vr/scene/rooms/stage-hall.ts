import { wall } from '../plan/room-plan.ts';
import { arcade, shanasheel } from './architecture.ts';
import { placeExhibits } from './exhibits.ts';
import { armchair, bookshelf, floorLamp, pedestal, roundTable } from './furniture.ts';
import { pottedPlant } from './greenery.ts';
import { palette } from './palette.ts';
import { rug } from './patterns.ts';
import type { RoomKit } from './room-kit.ts';

/** A curtain in folds. */
function curtain({ solid }: RoomKit, width: number, height: number, color: string, dark: string): void {
  const folds = Math.round(width / 0.22);
  for (let fold = 0; fold < folds; fold += 1) {
    solid.post(
      [0.14, 0.12, height],
      [(fold + 0.5) * 0.22 - width / 2, 0, (fold % 2) * 0.07],
      fold % 2 ? color : dark,
      7,
    );
  }
  solid.box([width + 0.3, 0.16, 0.4], [0, height, 0], palette.woodDark);
}

/** A microphone on a stand. */
function microphone({ solid }: RoomKit): void {
  solid
    .post([0.26, 0.24, 0.05], [0, 0.35, 0], palette.iron, 18)
    .post([0.025, 0.025, 1.15], [0, 0.38, 0], palette.iron, 8);
  solid
    .post([0.04, 0.055, 0.2], [0, 1.52, 0.02], palette.ink, 10, [0.5, 0, 0])
    .ball(0.1, [0, 1.63, 0.1], '#8FA3A8', 12);
}

/** A round step that lifts whoever speaks. */
function podium({ solid, fill }: RoomKit): void {
  solid.post([1.05, 1.05, 0.18], [0, 0, 0], palette.wood, 28).post([0.82, 0.82, 0.17], [0, 0.18, 0], fill, 28);
}

/** A door that stands open, with light behind it. */
function openDoor({ solid }: RoomKit): void {
  solid
    .box([0.14, 2.5, 0.2], [-0.66, 0, 0], palette.woodDark)
    .box([0.14, 2.5, 0.2], [0.66, 0, 0], palette.woodDark)
    .box([1.46, 0.16, 0.24], [0, 2.5, 0], palette.woodDark);
  solid.glowing(() => solid.box([1.2, 2.48, 0.03], [0, 0, -0.06], palette.sunLight));
  solid.at([-0.6, 0, 0.06], -1.15, () => {
    solid.box([1.16, 2.44, 0.07], [0.58, 0.02, 0], palette.palm);
    for (const y of [0.3, 1.35]) solid.box([0.8, 0.85, 0.09], [0.58, y, 0], '#3F8F6B');
    solid.ball(0.06, [1.04, 1.15, 0.08], '#D0A03C', 8);
  });
}

/** A tall mirror: how one looks to others. */
function mirror({ solid }: RoomKit): void {
  solid.box([0.95, 2.05, 0.08], [0, 0.1, 0], palette.wood, [-0.08, 0, 0]);
  solid.glowing(() => solid.box([0.8, 1.88, 0.02], [0, 0.19, 0.045], '#BFDDE3', [-0.08, 0, 0]));
  solid.box([0.12, 0.9, 0.012], [-0.16, 0.75, 0.065], '#DCEEF1', [-0.08, 0, -0.5]);
  solid.box([1, 0.1, 0.5], [0, 0, 0], palette.woodDark);
}

/** A desk with papers and a pen, where an interview is prepared. */
function writingDesk({ solid }: RoomKit): void {
  solid.box([1.5, 0.06, 0.8], [0, 0.74, 0], palette.wood).box([0.5, 0.6, 0.7], [0.44, 0.14, 0], palette.woodDark);
  for (const x of [-0.68, 0.68]) solid.box([0.06, 0.74, 0.7], [x, 0, 0], palette.woodDark);
  for (const [index, turn] of [0.1, -0.15, 0.3].entries())
    solid.box([0.3, 0.008, 0.42], [index * 0.26 - 0.4, 0.8 + index * 0.004, 0.05], palette.paper, turn);
  solid
    .post([0.05, 0.06, 0.14], [0.5, 0.8, -0.2], palette.clay, 10)
    .box([0.012, 0.26, 0.012], [0.5, 0.86, -0.2], palette.tigris, [0.2, 0, 0.2]);
}

/** A hall with a small stage, where interviews and speeches are practised. */
export function furnishStageHall(kit: RoomKit, isMirrored: boolean): void {
  const { solid, fill } = kit;
  const height = 5.8;
  solid.box([wall * 2 + 0.8, height, 0.4], [0, 0, -wall - 0.6], '#DCE6D8');
  for (const side of [-1, 1]) {
    solid.box([0.4, height, wall * 2 + 0.6], [side * (wall + 0.2), 0, 0], '#E8EADB');
    solid.box([0.1, 1.15, wall * 2], [side * (wall - 0.03), 0, 0], palette.wood);
    solid.box([0.16, 0.08, wall * 2], [side * (wall - 0.05), 1.15, 0], palette.woodDark);
    for (let panel = 0; panel < 9; panel += 1)
      solid.box([0.12, 0.82, 1.4], [side * (wall - 0.05), 0.16, panel * 1.84 - 7.36], '#A06C3F');
    solid.at([side * 5.5, 0.12, -wall - 0.1], 0, () => curtain(kit, 3.9, 5.3, fill, '#266649'));
    for (const z of [-2.6, 4.8]) shanasheel(kit, 2.2, [side * wall, 2.7, z], (-side * Math.PI) / 2);
  }
  arcade(
    kit,
    { bays: 3, bay: 5.53, opening: 3, spring: 2.5, point: 4, height, depth: 0.4 },
    [0, 0, wall + 0.1],
    Math.PI,
    '#E8EADB',
  );
  solid
    .box([wall * 2, 0.12, 1.3], [0, 0, -wall + 0.35], palette.woodLight)
    .box([wall * 2, 0.13, 0.08], [0, 0, -wall + 1.02], palette.woodDark);
  for (let beam = 0; beam < 5; beam += 1) {
    const z = beam * 3.6 - 7;
    solid.box([wall * 2 + 0.4, 0.34, 0.26], [0, height - 0.1, z], palette.wood);
    for (const x of [-4.6, 0, 4.6]) {
      solid
        .post([0.1, 0.17, 0.34], [x, height - 0.62, z], palette.iron, 12)
        .post([0.02, 0.02, 0.3], [x, height - 0.3, z], palette.iron, 5);
      solid.glowing(() => solid.post([0.15, 0.15, 0.02], [x, height - 0.63, z], palette.sunLight, 12));
    }
  }
  kit.shadow(0, -6.4, 4.2, 0.4);
  kit.picture(rug(kit.painter, palette.clay, fill), [3.6, 2.6], [0, 0.04, 2.6], [-Math.PI / 2, 0, 0]);
  for (const [x, z] of [
    [-2.4, 7.6],
    [2.4, 7.6],
    [isMirrored ? 7.6 : -7.6, -2.6],
  ] as const)
    pottedPlant(kit, x, z, 1.2);
  solid.at([isMirrored ? -wall + 0.3 : wall - 0.3, 0, -2], isMirrored ? Math.PI / 2 : -Math.PI / 2, () =>
    bookshelf(kit, 2.6, 5),
  );
  placeExhibits(kit, isMirrored, [
    [0.85, () => writingDesk(kit)],
    [
      1,
      () => {
        roundTable(kit, 0.46, 0.52);
        kit.solid.turned(
          [
            [0.05, 0],
            [0.07, 0.1],
            [0.06, 0.12],
          ],
          [0.1, 0.52, 0],
          palette.white,
          10,
        );
        armchair(kit, -1, 0.3, 1.2, fill);
        armchair(kit, 1, 0.3, -1.2, palette.sun);
        floorLamp(kit, 0, -0.7);
      },
    ],
    [0.6, () => mirror(kit)],
    [1.05, () => (podium(kit), microphone(kit))],
    [0.7, () => openDoor(kit)],
    [
      0.5,
      () => (
        pedestal(kit, 0.9, 0.36),
        solid.turned(
          [
            [0.16, 0],
            [0.2, 0.04],
            [0.05, 0.14],
            [0.06, 0.3],
            [0.26, 0.5],
            [0.28, 0.62],
          ],
          [0, 0.9, 0],
          palette.sun,
          16,
        )
      ),
    ],
  ]);
}
