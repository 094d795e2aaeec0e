import { categoryIds, seatPose, vrLimits } from '@masar/domain';
import { type BufferGeometry, InstancedMesh, Mesh, type Object3D } from 'three';
import { figures } from '../engine/figures.ts';
import { entrance } from '../plan/room-plan.ts';
import { distanceBetween, nearestStanding } from '../plan/walkable.ts';
import { daylightOf } from '../sculpt/daylight.ts';
import { countedCanvases } from '../testing/counted-canvases.ts';
import { buildRoom } from './build-room.ts';
import { disposeOf } from './room-kit.ts';

const trianglesIn = ({ index, attributes }: BufferGeometry) => (index ?? attributes['position']!).count / 3;

function meshesIn(root: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  root.traverse((part) => part instanceof Mesh && !(part instanceof InstancedMesh) && meshes.push(part));
  return meshes;
}

const order = { stations: 6, scheme: 'light', language: 'ar' } as const;

describe.each(categoryIds)('the room of %s [VRW-3]', (kind) => {
  const { makeCanvas, sizes } = countedCanvases();
  const room = buildRoom({ ...order, kind, makeCanvas });

  it('has at most 50,000 triangles with all its people in it', () => {
    const shapes = Object.values(figures(daylightOf('light')));
    const person = shapes.reduce((sum, shape) => sum + trianglesIn(shape), 0);
    const still = meshesIn(room.root).reduce((sum, mesh) => sum + trianglesIn(mesh.geometry), 0);
    expect(still + person * vrLimits.participantsMaximum).toBeLessThanOrEqual(50_000);
  });

  it('is drawn in few calls with small textures that old phones can shrink', () => {
    expect(meshesIn(room.root).length).toBeLessThanOrEqual(40);
    for (const { width, height } of sizes) {
      expect([width, height].every((side) => side <= 1024 && Number.isInteger(Math.log2(side)))).toBe(true);
    }
    const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(pixels).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  it('lets everybody in, to every seat and to every station', () => {
    const seats = Array.from({ length: vrLimits.participantsMaximum }, (_, seat) => seatPose(seat));
    for (const place of [entrance, seatPose(null), ...seats, ...room.plan.stations]) {
      expect(distanceBetween(nearestStanding(room.plan, place), place)).toBeCloseTo(0);
    }
  });

  it('looks the same by day and in the evening, in both languages, but for light and reading direction', () => {
    const evening = buildRoom({ ...order, kind, scheme: 'dark', language: 'en', makeCanvas });
    expect(evening.plan).toEqual(room.plan);
    expect(meshesIn(evening.root)).toHaveLength(meshesIn(room.root).length);
    disposeOf(evening.root);
  });
});
