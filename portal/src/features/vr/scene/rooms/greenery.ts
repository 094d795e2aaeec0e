import { BufferAttribute, BufferGeometry } from 'three';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** A bent frond that points to +x from the origin; seen from both sides. */
function frond(length: number, rise: number, width: number): BufferGeometry {
  const steps = 5;
  const spine = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    return {
      x: length * t,
      y: rise * Math.sin(t * Math.PI * 0.62) - length * 0.52 * t * t,
      w: width * Math.sin(Math.PI * (0.12 + 0.88 * t)),
    };
  });
  const points: number[] = [];
  const triangle = (...corners: readonly (readonly [number, number, number])[]) => {
    for (const corner of [...corners, ...[...corners].reverse()]) points.push(...corner);
  };
  for (let step = 0; step < steps; step += 1) {
    const [a, b] = [spine[step]!, spine[step + 1]!];
    for (const side of [-1, 1]) {
      // The halves of a leaf hang from its spine like a roof, so that light falls on them differently.
      const edgeA = [a.x, a.y - a.w * 0.45, side * a.w] as const;
      const edgeB = [b.x, b.y - b.w * 0.45, side * b.w] as const;
      triangle([a.x, a.y, 0], [b.x, b.y, 0], edgeA);
      triangle(edgeA, [b.x, b.y, 0], edgeB);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** A date palm with two bunches of dates. */
export function datePalm(kit: RoomKit, x: number, z: number, height: number, foot = 0): void {
  const { solid } = kit;
  const segments = 7;
  const lean = ((x * 7 + z * 3) % 5) * 0.03;
  const part = height / segments;
  const bend = (t: number) => lean * height * t * t;
  for (let index = 0; index < segments; index += 1) {
    const [low, high] = [0.2 - index * 0.011, 0.23 - index * 0.011];
    solid.post(
      [low, high, part],
      [x + bend(index / segments), foot + index * part, z],
      index % 2 ? palette.trunk : '#8A6742',
      7,
    );
  }
  const top: [number, number, number] = [x + bend(1), foot + height, z];
  solid.ball(0.3, [top[0], top[1] - 0.35, top[2]], palette.trunk, 7);
  for (let index = 0; index < 15; index += 1) {
    const ring = index < 9 ? 0 : 1;
    const turn = (index * Math.PI * 2) / (ring ? 6 : 9) + ring * 0.4;
    const color = [palette.leaf, palette.leafDark, palette.leafLight][index % 3]!;
    solid.add(frond(ring ? 1.7 : 2.3, ring ? 1.5 : 0.95, 0.26), [top[0], top[1] - 0.05, top[2]], color, turn);
  }
  for (const turn of [0.6, 3.4]) {
    solid.ball(
      0.17,
      [top[0] + Math.cos(turn) * 0.36, top[1] - 0.75, top[2] - Math.sin(turn) * 0.36],
      palette.clay,
      6,
      1.5,
    );
  }
}

/** A pot with a bush or a small palm. */
export function pottedPlant(kit: RoomKit, x: number, z: number, size = 1): void {
  const { solid } = kit;
  solid.turned(
    [
      [0.2 * size, 0],
      [0.3 * size, 0.34 * size],
      [0.34 * size, 0.36 * size],
      [0.34 * size, 0.44 * size],
      [0.02, 0.42 * size],
    ],
    [x, 0, z],
    palette.clay,
    10,
  );
  for (let index = 0; index < 9; index += 1) {
    const turn = index * 0.7 + x;
    const color = [palette.leaf, palette.leafLight, palette.leafDark][index % 3]!;
    solid.add(frond(0.75 * size, (index < 5 ? 0.75 : 1.35) * size, 0.13 * size), [x, 0.42 * size, z], color, turn);
  }
  kit.stands(x, z, 0.32 * size);
}
