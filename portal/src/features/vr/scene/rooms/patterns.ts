import type { CanvasTexture } from 'three';
import type { Draw, Painter } from '../sculpt/painter.ts';
import { palette } from './palette.ts';

/** Outline of the star that two turned squares make (khatam), the seed of all our patterns. */
function star(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let index = 0; index < 16; index += 1) {
    const reach = index % 2 === 0 ? radius : radius * 0.765;
    const angle = (index * Math.PI) / 8 + Math.PI / 8;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
}

const starTile =
  (ground: string, line: string, width: number): Draw =>
  (context, size) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, size, size);
    context.strokeStyle = line;
    context.lineWidth = width;
    context.lineJoin = 'round';
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0.5, 0.5],
    ] as const) {
      star(context, x * size, y * size, size * 0.33);
      context.stroke();
    }
    context.beginPath();
    for (const [x, y] of [
      [0, 0.5],
      [0.5, 0],
    ] as const) {
      context.moveTo(x * size, y * size);
      context.lineTo((x + 0.5) * size, (y + 0.5) * size);
      context.moveTo((x + 0.5) * size, y * size);
      context.lineTo(x * size, (y + 0.5) * size);
    }
    context.stroke();
  };

/** A carved wooden screen (mashrabiya) before what lies behind it. */
export const lattice = (painter: Painter, wood: string, behind: string): CanvasTexture =>
  painter.tile(128, starTile(behind, wood, 13));

/** Tiles of the floor, quiet enough to walk on. */
export const floorTiles = (painter: Painter, ground: string, line: string): CanvasTexture =>
  painter.tile(256, (context, size, height) => {
    starTile(ground, line, 3)(context, size, height);
    context.strokeStyle = 'rgb(120 96 60 / 0.10)';
    context.lineWidth = 2;
    context.strokeRect(0, 0, size, size);
  });

/** The fanlight over a carved window. */
export const coloredGlass = (painter: Painter): CanvasTexture =>
  painter.tile(128, (context, size) => {
    context.fillStyle = palette.woodDark;
    context.fillRect(0, 0, size, size);
    const colors = [palette.sun, palette.tigrisLight, palette.clay, palette.palm, palette.sunLight, palette.tigris];
    colors.forEach((color, index) => {
      const [from, to] = [Math.PI + (index * Math.PI) / 6, Math.PI + ((index + 1) * Math.PI) / 6];
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(size / 2, size * 0.96);
      context.arc(size / 2, size * 0.96, size * 0.44, from + 0.04, to - 0.04);
      context.fill();
      context.beginPath();
      context.arc(size / 2, size * 0.96, size * 0.82, from + 0.05, to - 0.05);
      context.arc(size / 2, size * 0.96, size * 0.5, to - 0.06, from + 0.06, true);
      context.fill();
    });
  });

/** Rug with a border of teeth and a row of diamonds, as woven in the south. */
export const rug = (painter: Painter, main: string, second: string): CanvasTexture =>
  painter.paint(256, 256, (context, size) => {
    context.fillStyle = main;
    context.fillRect(0, 0, size, size);
    context.fillStyle = palette.paper;
    context.fillRect(14, 14, size - 28, size - 28);
    context.fillStyle = second;
    context.fillRect(22, 22, size - 44, size - 44);
    for (let step = 0; step < 5; step += 1) {
      const y = 22 + ((size - 44) * (step + 0.5)) / 5;
      for (let column = 0; column < 5; column += 1) {
        const x = 22 + ((size - 44) * (column + 0.5)) / 5;
        diamond(context, x, y, 20, main);
        diamond(context, x, y, 12, palette.sunLight);
        diamond(context, x, y, 6, palette.ink);
      }
    }
  });

function diamond(context: CanvasRenderingContext2D, x: number, y: number, reach: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x, y - reach);
  context.lineTo(x + reach, y);
  context.lineTo(x, y + reach);
  context.lineTo(x - reach, y);
  context.fill();
}
