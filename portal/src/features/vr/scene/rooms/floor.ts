import { Float32BufferAttribute, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { wall } from '../plan/room-plan.ts';
import type { Draw } from '../sculpt/painter.ts';
import { floorTiles } from './patterns.ts';
import type { FloorSpot, RoomKit } from './room-kit.ts';

/** A little under the walls, so that no gap is seen. */
const half = wall + 0.7;
const side = half * 2;
/** Metres of one tile. */
const tile = 1.36;

/** The tiled floor with all light and shadow on it painted once. */
export function layFloor(kit: RoomKit, ground: string, line: string): void {
  const tiles = floorTiles(kit.painter, ground, line);
  tiles.repeat.set(side / tile, side / tile);
  const light = kit.painter.paint(512, 512, paintLight(kit));
  light.channel = 1;
  const geometry = new PlaneGeometry(side, side).rotateX(-Math.PI / 2);
  geometry.setAttribute('uv1', new Float32BufferAttribute(geometry.getAttribute('uv').array, 2));
  // The shader divides light maps by π; a little more than that leaves room above white for the sun.
  const material = new MeshBasicMaterial({ map: tiles, lightMap: light, lightMapIntensity: Math.PI * 1.25 });
  kit.root.add(new Mesh(geometry, material));
}

/** Light of the room, darker along the walls, then what every thing and lamp adds. */
const paintLight =
  ({ light, spots }: RoomKit): Draw =>
  (context, size) => {
    const inPixels = (metres: number) => ((metres + half) / side) * size;
    const day = light.scheme === 'light';
    context.fillStyle = day ? '#d9d4cc' : '#6d7590';
    context.fillRect(0, 0, size, size);
    const edge = (size / side) * 2.2;
    for (const [x, y, toX, toY] of [
      [0, 0, edge, 0],
      [size, 0, size - edge, 0],
      [0, 0, 0, edge],
      [0, size, 0, size - edge],
    ] as const) {
      const gradient = context.createLinearGradient(x, y, toX, toY);
      gradient.addColorStop(0, 'rgb(60 38 20 / 0.34)');
      gradient.addColorStop(1, 'rgb(60 38 20 / 0)');
      context.fillStyle = gradient;
      context.fillRect(0, 0, size, size);
    }
    if (day) paintSunThroughScreens(context, size);
    for (const spot of spots) paintSpot(context, spot, inPixels(spot.x), inPixels(spot.z), (spot.radius / side) * size);
  };

function paintSpot(
  context: CanvasRenderingContext2D,
  { strength }: FloorSpot,
  x: number,
  y: number,
  radius: number,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  const color = strength < 0 ? '48 30 16' : '255 214 140';
  gradient.addColorStop(0, `rgb(${color} / ${Math.abs(strength)})`);
  gradient.addColorStop(0.55, `rgb(${color} / ${Math.abs(strength) * 0.55})`);
  gradient.addColorStop(1, `rgb(${color} / 0)`);
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** The morning falls through carved screens: slanted fields of small lights. */
function paintSunThroughScreens(context: CanvasRenderingContext2D, size: number): void {
  context.save();
  context.transform(1, 0.32, 0, 1, 0, 0);
  for (const [left, top] of [
    [0.6, -0.12],
    [0.6, 0.14],
    [0.6, 0.4],
  ] as const) {
    const [width, height, cells] = [0.3, 0.15, 9];
    const cell = (width * size) / cells;
    for (let column = 0; column < cells; column += 1) {
      for (let row = 0; row < Math.round((height * size) / cell); row += 1) {
        const faint = 1 - column / cells;
        context.fillStyle = `rgb(255 240 205 / ${0.2 + 0.5 * (1 - faint)})`;
        context.beginPath();
        context.arc(left * size + (column + 0.5) * cell, top * size + (row + 0.5) * cell, cell * 0.36, 0, Math.PI * 2);
        context.fill();
      }
    }
  }
  context.restore();
}
