import { vrRoomHalf } from '@masar/domain';
import type { RoomPlan, Spot } from './room-plan.ts';

/** How much room a person needs around the middle of the body, in metres. */
export const bodyRadius = 0.35;

/** The nearest spot to `to` where one can stand: inside the walls and out of every obstacle. */
export function nearestStanding({ obstacles }: RoomPlan, to: Spot): Spot {
  let { x, z } = withinWalls(to);
  for (const obstacle of obstacles) {
    const reach = obstacle.radius + bodyRadius;
    const dx = x - obstacle.x;
    const dz = z - obstacle.z;
    const distance = Math.hypot(dx, dz);
    if (distance >= reach) continue;
    // Exactly in the middle there is no nearest side: step towards the entrance.
    const [nx, nz] = distance > 1e-6 ? [dx / distance, dz / distance] : [0, 1];
    x = obstacle.x + nx * reach;
    z = obstacle.z + nz * reach;
  }
  return withinWalls({ x, z });
}

function withinWalls({ x, z }: Spot): Spot {
  const reach = vrRoomHalf - bodyRadius;
  return { x: Math.min(Math.max(x, -reach), reach), z: Math.min(Math.max(z, -reach), reach) };
}

/** Metres between two spots on the floor. */
export const distanceBetween = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.z - b.z);

/** How near one must come to a station to have visited it. */
export const stationReach = 1.3;

/** The number of the station that somebody stands at. */
export function stationAt({ stations }: RoomPlan, spot: Spot): number | undefined {
  const index = stations.findIndex((station) => distanceBetween(station, spot) <= stationReach);
  return index < 0 ? undefined : index;
}
