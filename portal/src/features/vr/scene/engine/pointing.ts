import { vrRoomHalf } from '@masar/domain';
import { type Camera, type Ray, Raycaster, Vector2, Vector3 } from 'three';
import type { Spot } from '../plan/room-plan.ts';

const raycaster = new Raycaster();
const hit = new Vector3();

/** Where a ray meets the floor of the room; nothing when it points up or out. */
export function floorUnder({ origin, direction }: Ray): Spot | undefined {
  if (direction.y > -0.02) return undefined;
  hit
    .copy(direction)
    .multiplyScalar(-origin.y / direction.y)
    .add(origin);
  const isInside = Math.max(Math.abs(hit.x), Math.abs(hit.z)) <= vrRoomHalf + 0.4;
  return isInside ? { x: hit.x, z: hit.z } : undefined;
}

/** The ray through a point of the picture, given as shares of its width and height from its upper corner. */
export function rayThrough(camera: Camera, across: number, down: number): Ray {
  raycaster.setFromCamera(new Vector2(across * 2 - 1, 1 - down * 2), camera);
  return raycaster.ray;
}
