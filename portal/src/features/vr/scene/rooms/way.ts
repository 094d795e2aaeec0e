import { BufferAttribute, BufferGeometry } from 'three';
import { bandEdges, flowingLine } from '../plan/flowing-line.ts';
import { type Spot, wayOf } from '../plan/room-plan.ts';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** A flat band on the floor along a line. */
function band(line: readonly Spot[], width: number, height: number): BufferGeometry {
  const points: number[] = [];
  const edges = bandEdges(line, width);
  for (let index = 0; index < edges.length - 1; index += 1) {
    const [[a, b], [c, d]] = [edges[index]!, edges[index + 1]!];
    for (const { x, z } of [a, c, b, b, c, d]) points.push(x, height, z);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** The way (masar): one flowing line with dashes from the entrance to the last station. */
export function layWay({ solid, light }: RoomKit, isMirrored: boolean): void {
  const line = flowingLine(wayOf(isMirrored));
  const bed = light.scheme === 'light' ? palette.tigris : '#1B7F93';
  solid.add(band(line, 0.92, 0.03), [0, 0, 0], palette.paper);
  solid.add(band(line, 0.7, 0.045), [0, 0, 0], bed);
  solid.glowing(() => {
    for (let index = 2; index + 1 < line.length; index += 3) {
      solid.add(band(line.slice(index, index + 2), 0.07, 0.06), [0, 0, 0], palette.paper);
    }
  });
}
