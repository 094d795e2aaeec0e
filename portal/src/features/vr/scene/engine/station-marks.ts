import { CircleGeometry, Group, Mesh, MeshBasicMaterial, RingGeometry, Sprite, SpriteMaterial } from 'three';
import { type Sign, signSize, stationSign } from '../lettering/station-sign.ts';
import type { Spot } from '../plan/room-plan.ts';
import type { Painter } from '../sculpt/painter.ts';
import { keepReadable } from './keep-readable.ts';

interface Mark {
  sign: Sprite;
  disc: Mesh<CircleGeometry, MeshBasicMaterial>;
  ring: Mesh<RingGeometry, MeshBasicMaterial>;
  isVisited: boolean | undefined;
}

/** Discs on the way and the signs above them; visited ones turn green. */
export class StationMarks {
  readonly root = new Group();
  private readonly marks: Mark[];

  constructor(
    private readonly painter: Painter,
    places: readonly Spot[],
  ) {
    this.marks = places.map(({ x, z }) => {
      const disc = new Mesh(new CircleGeometry(0.46, 28).rotateX(-Math.PI / 2), new MeshBasicMaterial());
      const ring = new Mesh(new RingGeometry(0.5, 0.66, 28).rotateX(-Math.PI / 2), new MeshBasicMaterial());
      const sign = new Sprite(new SpriteMaterial({ depthWrite: false, transparent: true }));
      disc.position.set(x, 0.09, z);
      ring.position.set(x, 0.075, z);
      keepReadable(sign, 0.8, signSize.width / signSize.height);
      sign.position.set(x, 2.5, z);
      this.root.add(disc, ring, sign);
      return { sign, disc, ring, isVisited: undefined };
    });
  }

  /** Takes over which stations have been visited. */
  show(signs: readonly Sign[]): void {
    for (const [index, mark] of this.marks.entries()) {
      const sign = signs[index];
      if (!sign || mark.isVisited === sign.isVisited) continue;
      mark.isVisited = sign.isVisited;
      mark.sign.material.map?.dispose();
      mark.sign.material.map = this.painter.paint(signSize.width, signSize.height, stationSign(sign));
      mark.sign.material.needsUpdate = true;
      mark.disc.material.color.set(sign.isVisited ? '#2F7D5B' : '#E8A93A');
      mark.ring.material.color.set('#FFFFFF');
    }
  }

  dispose(): void {
    for (const { sign } of this.marks) {
      sign.material.map?.dispose();
      sign.material.dispose();
    }
  }
}
