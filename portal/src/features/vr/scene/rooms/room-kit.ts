import type { Language } from '@masar/i18n';
import { type Tone, toneColors } from '@masar/ui';
import { Color, Group, Mesh, MeshBasicMaterial, PlaneGeometry, type Texture, Vector3 } from 'three';
import type { Obstacle, RoomPlan, Spot } from '../plan/room-plan.ts';
import type { Daylight } from '../sculpt/daylight.ts';
import type { Painter } from '../sculpt/painter.ts';
import { type Place, Sculptor, type Turn } from '../sculpt/sculptor.ts';

/** A soft dark spot that a thing leaves on the floor, or a bright one of a lamp. */
export interface FloorSpot {
  x: number;
  z: number;
  radius: number;
  /** Below 0 darkens, above 0 lights up. */
  strength: number;
}

/** Hands and materials with which a room is made. */
export class RoomKit {
  readonly root = new Group();
  readonly solid: Sculptor;
  readonly spots: FloorSpot[] = [];
  readonly obstacles: Obstacle[] = [];
  /** The room's colour for large areas, and a quiet one beside it. */
  readonly fill: string;
  readonly ground: string;

  constructor(
    readonly painter: Painter,
    readonly light: Daylight,
    readonly language: Language,
    readonly tone: Tone,
  ) {
    this.solid = new Sculptor(light);
    this.fill = toneColors.light[tone].fill;
    this.ground = toneColors.light[tone].ground;
  }

  /** Something one cannot walk through, with its shadow. */
  stands(x: number, z: number, radius: number): this {
    this.obstacles.push({ ...this.onFloor(x, z), radius });
    return this.shadow(x, z, radius * 1.5);
  }

  shadow(x: number, z: number, radius: number, strength = -0.45): this {
    this.spots.push({ ...this.onFloor(x, z), radius, strength });
    return this;
  }

  private onFloor(x: number, z: number): Spot {
    const place = new Vector3(x, 0, z).applyMatrix4(this.solid.origin);
    return { x: place.x, z: place.z };
  }

  /** Hangs a picture; `shines` for screens and lamps that no evening darkens. Its middle is at `place`. */
  picture(
    texture: Texture,
    [width, height]: readonly [number, number],
    place: Place,
    turn: Turn,
    shines = false,
  ): Mesh {
    const material = new MeshBasicMaterial({ map: texture });
    if (!shines && this.light.scheme === 'dark') material.color = new Color(0.62, 0.64, 0.72);
    const mesh = new Mesh(new PlaneGeometry(width, height), material);
    mesh.position.set(...place);
    const [rx, ry, rz] = typeof turn === 'number' ? [0, turn, 0] : turn;
    mesh.rotation.set(rx, ry, rz, 'YXZ');
    mesh.applyMatrix4(this.solid.origin);
    this.root.add(mesh);
    return mesh;
  }
}

/** A finished room: what is drawn, and what the engine must know. */
export interface BuiltRoom {
  root: Group;
  plan: RoomPlan;
}

/** Frees everything that a room or a part of it keeps on the graphics card. */
export function disposeOf(root: { traverse: (visit: (part: object) => void) => void }): void {
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    (part as Mesh).geometry.dispose();
    for (const material of [part.material].flat() as MeshBasicMaterial[]) {
      material.map?.dispose();
      material.lightMap?.dispose();
      material.dispose();
    }
  });
}
