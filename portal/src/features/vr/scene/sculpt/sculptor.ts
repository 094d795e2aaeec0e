import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  Euler,
  ExtrudeGeometry,
  LatheGeometry,
  Matrix3,
  Matrix4,
  Quaternion,
  type Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';
import { type Daylight, shade } from './daylight.ts';

export type Place = readonly [x: number, y: number, z: number];
/** Turn about the upright axis, or about all three, in radians. */
export type Turn = number | readonly [x: number, y: number, z: number];

/**
 * Builds everything solid of a room into one geometry with the light painted into its colours: one draw call.
 * Things are placed by the middle of their foot, as one would put them on a floor.
 */
export class Sculptor {
  private readonly positions: number[] = [];
  private readonly colors: number[] = [];
  private isGlowing = false;
  private frame = new Matrix4();

  constructor(private readonly light: Daylight) {}

  /** Where things drawn now are put in the room. */
  get origin(): Matrix4 {
    return this.frame.clone();
  }

  /** Draws with this place as origin. */
  at(place: Place, turn: Turn, draw: () => void): this {
    const outer = this.frame;
    this.frame = outer.clone().multiply(placed(place, turn));
    draw();
    this.frame = outer;
    return this;
  }

  /** Draws things that shine by themselves: their colours stay as they are, whatever the light. */
  glowing(draw: () => void): this {
    this.isGlowing = true;
    draw();
    this.isGlowing = false;
    return this;
  }

  box([width, height, depth]: Place, place: Place, color: string, turn: Turn = 0): this {
    return this.add(new BoxGeometry(width, height, depth).translate(0, height / 2, 0), place, color, turn);
  }

  /** A post, disc or cone, by its radius at the foot and at the top. */
  post([foot, top, height]: Place, place: Place, color: string, sides = 8, turn: Turn = 0): this {
    const geometry = new CylinderGeometry(top, foot, height, sides).translate(0, height / 2, 0);
    return this.add(geometry, place, color, turn);
  }

  ball(radius: number, place: Place, color: string, sides = 10, squash = 1): this {
    const geometry = new SphereGeometry(radius, sides, Math.ceil(sides * 0.7)).scale(1, squash, 1);
    return this.add(geometry.translate(0, radius * squash, 0), place, color, 0);
  }

  ring(radius: number, thickness: number, place: Place, color: string, turn: Turn = 0, sides = 24): this {
    return this.add(new TorusGeometry(radius, thickness, 6, sides), place, color, turn);
  }

  /** A turned body such as a vase: radius and height of each ring of its outline, from the foot up. */
  turned(
    outline: readonly (readonly [radius: number, height: number])[],
    place: Place,
    color: string,
    sides = 12,
  ): this {
    const points = outline.map(([radius, height]) => new Vector2(radius, height));
    return this.add(new LatheGeometry(points, sides), place, color, 0);
  }

  /** A flat outline with holes, made thick: walls with arches, letters, wheels. */
  slab(shape: Shape, depth: number, place: Place, color: string, turn: Turn = 0, curveSegments = 6): this {
    const geometry = new ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments });
    return this.add(geometry.translate(0, 0, -depth / 2), place, color, turn);
  }

  /** Takes over any geometry, painted with one colour. */
  add(geometry: BufferGeometry, place: Place, color: string, turn: Turn = 0): this {
    const flat = geometry.index ? geometry.toNonIndexed() : geometry;
    const matrix = this.frame.clone().multiply(placed(place, turn));
    const normalMatrix = new Matrix3().getNormalMatrix(matrix);
    const [points, normals] = [flat.getAttribute('position'), flat.getAttribute('normal')];
    const [point, normal, own, painted] = [new Vector3(), new Vector3(), new Color(color), new Color()];
    for (let index = 0; index < points.count; index += 1) {
      point.fromBufferAttribute(points, index).applyMatrix4(matrix);
      normal.fromBufferAttribute(normals, index).applyMatrix3(normalMatrix).normalize();
      painted.copy(own);
      if (!this.isGlowing) shade(painted, normal, point.y, this.light);
      this.positions.push(point.x, point.y, point.z);
      this.colors.push(painted.r, painted.g, painted.b);
    }
    geometry.dispose();
    flat.dispose();
    return this;
  }

  /** Everything built so far. */
  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.colors), 3));
    return geometry;
  }
}

function placed([x, y, z]: Place, turn: Turn): Matrix4 {
  const [rx, ry, rz] = typeof turn === 'number' ? [0, turn, 0] : turn;
  const rotation = new Quaternion().setFromEuler(new Euler(rx, ry, rz, 'YXZ'));
  return new Matrix4().compose(new Vector3(x, y, z), rotation, new Vector3(1, 1, 1));
}
