import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** An awning of stripes that hangs out of a wall; its wall is at −z. */
export function awning({ solid }: RoomKit, width: number, color: string): void {
  const stripes = 7;
  const stripe = width / stripes;
  for (let index = 0; index < stripes; index += 1) {
    const x = (index + 0.5) * stripe - width / 2;
    const painted = index % 2 === 0 ? color : palette.paper;
    solid.box([stripe, 0.04, 1.5], [x, 2.5, 0.5], painted, [0.32, 0, 0]);
    solid.post([stripe / 2, 0.02, 0.16], [x, 2.12, 1.2], painted, 6, [Math.PI, 0, 0]);
  }
  for (const side of [-1, 1])
    solid.post([0.035, 0.035, 2.25], [side * (width / 2 - 0.1), 0, 1.15], palette.woodDark, 6);
}

/** A stall with bowls of spices. */
export function spices({ solid }: RoomKit): void {
  solid.box([1.9, 0.74, 0.7], [0, 0, 0.5], palette.wood).box([2, 0.06, 0.8], [0, 0.74, 0.5], palette.woodLight);
  const heaps = [palette.sun, palette.clay, '#8E2F23', palette.palm, '#D9B46A', '#6B4424'];
  for (const [index, color] of heaps.entries()) {
    const [x, z] = [((index % 3) - 1) * 0.6, 0.32 + Math.floor(index / 3) * 0.38];
    solid
      .turned(
        [
          [0.12, 0],
          [0.24, 0.12],
        ],
        [x, 0.8, z],
        '#B98350',
        12,
      )
      .post([0.23, 0.02, 0.2], [x, 0.9, z], color, 9);
  }
}

/** A stall with cloth in rolls. */
export function cloth({ solid }: RoomKit): void {
  solid.box([1.9, 0.6, 0.7], [0, 0, 0.45], palette.wood);
  const rolls = [palette.tigris, '#B23A6B', palette.sun, '#5A4FA3', palette.palm, palette.clay, palette.tigrisLight];
  for (const [index, color] of rolls.entries()) {
    solid.post(
      [0.11, 0.11, 0.9 + (index % 3) * 0.14],
      [(index - 3) * 0.26, 0.6, 0.3 + (index % 2) * 0.22],
      color,
      10,
      [-0.16, 0, 0],
    );
  }
}

/** A stall with jars and a brass pot. */
export function jars({ solid }: RoomKit): void {
  solid.box([1.9, 0.74, 0.7], [0, 0, 0.5], palette.wood).box([2, 0.06, 0.8], [0, 0.74, 0.5], palette.woodLight);
  for (const [index, color] of [palette.clay, '#D9A23F', palette.tigris, palette.clayLight].entries()) {
    const outline = [
      [0.1, 0],
      [0.2, 0.16],
      [0.2, 0.3],
      [0.08, 0.44],
      [0.11, 0.52],
    ] as const;
    solid.turned(outline, [(index - 1.5) * 0.46, 0.8, 0.5], color, 10);
  }
}
