import { Shape } from 'three';
import type { Place, Turn } from '../sculpt/sculptor.ts';
import { palette } from './palette.ts';
import { coloredGlass, lattice } from './patterns.ts';
import type { RoomKit } from './room-kit.ts';

interface ArcadeForm {
  bays: number;
  /** Metres from the middle of one arch to the next. */
  bay: number;
  opening: number;
  /** Where the arch begins, and where its point is. */
  spring: number;
  point: number;
  height: number;
  depth: number;
}

/** The outline of a wall with pointed arches that are open to the floor. */
function arcadeOutline({ bays, bay, opening, spring, point, height }: ArcadeForm): Shape {
  const length = bays * bay;
  const shape = new Shape();
  shape.moveTo(-length / 2, 0);
  for (let index = 0; index < bays; index += 1) {
    const middle = (index + 0.5) * bay - length / 2;
    const half = opening / 2;
    shape.lineTo(middle - half, 0);
    shape.lineTo(middle - half, spring);
    shape.quadraticCurveTo(middle - half, spring + (point - spring) * 0.72, middle, point);
    shape.quadraticCurveTo(middle + half, spring + (point - spring) * 0.72, middle + half, spring);
    shape.lineTo(middle + half, 0);
  }
  shape.lineTo(length / 2, 0);
  shape.lineTo(length / 2, height);
  shape.lineTo(-length / 2, height);
  shape.closePath();
  return shape;
}

/** A wall of arches, with a frieze of bricks and feet of stone. Its face looks to +z. */
export function arcade(
  kit: RoomKit,
  form: ArcadeForm,
  place: Place,
  turn: Turn,
  color: string = palette.plaster,
): void {
  const { bays, bay, opening, height, depth } = form;
  kit.solid.at(place, turn, () => {
    kit.solid.slab(arcadeOutline(form), depth, [0, 0, 0], color);
    const length = bays * bay;
    kit.solid.box([length, 0.16, depth + 0.14], [0, height, 0], palette.brick);
    kit.solid.box([length, 0.09, depth + 0.24], [0, height + 0.16, 0], palette.brickDark);
    for (let index = 0; index <= bays; index += 1) {
      const width = (bay - opening) * (index === 0 || index === bays ? 0.5 : 1);
      const x = index * bay - length / 2 + (index === 0 ? width / 2 : index === bays ? -width / 2 : 0);
      kit.solid.box([width + 0.08, 0.34, depth + 0.1], [x, 0, 0], palette.stone);
      kit.solid.box([width + 0.06, 0.1, depth + 0.08], [x, form.spring - 0.1, 0], palette.brick);
    }
  });
}

/** The bay window of an old Baghdad house (shanasheel): carved wood with coloured glass, high on a wall. Looks to +z. */
export function shanasheel(kit: RoomKit, width: number, place: Place, turn: number): void {
  const [depth, height] = [0.7, 2.1];
  kit.solid.at(place, turn, () => {
    kit.solid
      .box([width + 0.2, 0.12, depth + 0.1], [0, 0, depth / 2], palette.woodDark)
      .box([width, height, depth - 0.06], [0, 0.12, (depth - 0.06) / 2], palette.wood)
      .box([width + 0.24, 0.12, depth + 0.16], [0, height + 0.12, depth / 2], palette.woodDark)
      .box([width + 0.1, 0.22, depth], [0, height + 0.24, depth / 2 - 0.05], palette.wood);
    for (const side of [-1, 1]) {
      kit.solid.box([0.1, 0.4, 0.5], [side * (width / 2 - 0.15), -0.4, 0.25], palette.woodDark);
    }
  });
  const panes = Math.round(width / 0.62);
  const pane = width / panes;
  const isEvening = kit.light.scheme === 'dark';
  const screen = lattice(kit.painter, palette.wood, isEvening ? palette.lamplight : '#5C4632');
  screen.repeat.set(panes * 2, 4);
  const glass = coloredGlass(kit.painter);
  glass.repeat.set(panes, 1);
  kit.solid.at(place, turn, () => {
    kit.picture(screen, [width - 0.08, 1.2], [0, 0.8, depth + 0.005], 0, isEvening);
    kit.picture(glass, [width - 0.08, 0.62], [0, 1.76, depth + 0.005], 0, true);
    for (let index = 0; index <= panes; index += 1) {
      kit.solid.box([0.07, height - 0.1, 0.05], [index * pane - width / 2, 0.14, depth], palette.woodDark);
    }
    kit.solid.box([width, 0.07, 0.06], [0, 1.42, depth], palette.woodDark);
  });
}

/** A lamp that hangs from a thin chain. */
export function lantern(kit: RoomKit, [x, y, z]: Place, chain: number): void {
  kit.solid.post([0.012, 0.012, chain], [x, y + 0.42, z], palette.iron, 4);
  kit.solid.turned(
    [
      [0.02, 0.36],
      [0.12, 0.3],
      [0.02, 0.44],
    ],
    [x, y, z],
    palette.iron,
    6,
  );
  kit.solid.glowing(() => {
    kit.solid.turned(
      [
        [0.04, 0],
        [0.14, 0.1],
        [0.12, 0.3],
        [0.03, 0.34],
      ],
      [x, y, z],
      palette.lamplight,
      6,
    );
  });
  kit.solid.turned(
    [
      [0, -0.06],
      [0.07, 0],
      [0.02, 0.02],
    ],
    [x, y, z],
    palette.iron,
    6,
  );
  if (kit.light.scheme === 'dark') kit.shadow(x, z, 2.6, 0.5);
}

/** Beams overhead that cut the sky into stripes. */
export function pergola(kit: RoomKit, width: number, from: number, to: number, y: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const z = from + ((to - from) * index) / (count - 1);
    kit.solid.box([width, 0.24, 0.16], [0, y, z], palette.wood);
  }
  for (const x of [-width / 3, width / 3])
    kit.solid.box([0.2, 0.2, Math.abs(to - from) + 0.6], [x, y - 0.2, (from + to) / 2], palette.woodDark);
}
