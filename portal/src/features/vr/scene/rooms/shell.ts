import { seatPose, vrLimits } from '@masar/domain';
import { BackSide, BufferAttribute, Color, Mesh, MeshBasicMaterial, SphereGeometry } from 'three';
import { board } from '../plan/room-plan.ts';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** The sky around, from the horizon to above, in one colour for each height. */
export function raiseSky({ root, light }: RoomKit): void {
  const geometry = new SphereGeometry(60, 20, 12);
  const points = geometry.getAttribute('position');
  const colors = new Float32Array(points.count * 3);
  const color = new Color();
  for (let index = 0; index < points.count; index += 1) {
    const height = Math.min(1, Math.max(0, points.getY(index) / 46));
    color
      .copy(light.horizon)
      .lerp(light.zenith, height ** 0.8)
      .toArray(colors, index * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3));
  root.add(new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide })));
}

/** Seats in arcs before the board: woven stools with a cushion in the room's colour. */
export function placeSeats(kit: RoomKit): void {
  for (let seat = 0; seat < vrLimits.participantsDefault; seat += 1) {
    const { x, z, yaw } = seatPose(seat);
    kit.solid.at([x, 0, z], yaw, () => {
      kit.solid
        .post([0.2, 0.23, 0.34], [0, 0, 0], palette.woodLight, 10)
        .post([0.24, 0.24, 0.05], [0, 0.31, 0], palette.wood, 10)
        .post([0.24, 0.19, 0.09], [0, 0.36, 0], seat % 2 ? kit.fill : palette.tigrisLight, 10);
    });
    kit.shadow(x, z, 0.62);
  }
}

/** Frame, ledge and lamp of the board; what is shown on it comes from the host. */
export function frameBoard({ solid, fill }: RoomKit): void {
  const { width, height, y, z } = board;
  solid
    .box([width + 0.36, height + 0.36, 0.1], [0, y - height / 2 - 0.18, z - 0.07], palette.woodDark)
    .box([width + 0.2, height + 0.2, 0.1], [0, y - height / 2 - 0.1, z - 0.06], palette.wood)
    .box([width + 0.7, 0.1, 0.34], [0, y - height / 2 - 0.3, z + 0.06], palette.wood)
    .box([width + 0.7, 0.16, 0.2], [0, y + height / 2 + 0.2, z], fill);
}
