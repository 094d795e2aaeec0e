import type { Spot } from './room-plan.ts';

/** Points of a soft line through all given ones (Catmull-Rom). */
export function flowingLine(through: readonly Spot[], stepsBetween = 14): Spot[] {
  const points: Spot[] = [];
  for (let index = 0; index < through.length - 1; index += 1) {
    const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map(
      (at) => through[Math.min(Math.max(at, 0), through.length - 1)]!,
    ) as [Spot, Spot, Spot, Spot];
    for (let step = 0; step < stepsBetween; step += 1) {
      const t = step / stepsBetween;
      points.push({ x: between(a.x, b.x, c.x, d.x, t), z: between(a.z, b.z, c.z, d.z, t) });
    }
  }
  points.push(through[through.length - 1]!);
  return points;
}

const between = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** The two edges of a band of this width along a line, one pair for each of its points. */
export function bandEdges(line: readonly Spot[], width: number): [Spot, Spot][] {
  return line.map((point, index) => {
    const before = line[Math.max(index - 1, 0)]!;
    const after = line[Math.min(index + 1, line.length - 1)]!;
    const length = Math.hypot(after.x - before.x, after.z - before.z) || 1;
    const [nx, nz] = [-(after.z - before.z) / length, (after.x - before.x) / length];
    const half = width / 2;
    return [
      { x: point.x + nx * half, z: point.z + nz * half },
      { x: point.x - nx * half, z: point.z - nz * half },
    ];
  });
}
