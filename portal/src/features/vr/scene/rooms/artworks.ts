import type { CanvasTexture } from 'three';
import type { Draw, Painter } from '../sculpt/painter.ts';
import { palette } from './palette.ts';

const filled = (context: CanvasRenderingContext2D, color: string, size: number) => {
  context.fillStyle = color;
  context.fillRect(0, 0, size, size);
};

const circle = (context: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string) => {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
};

/** Two rivers between fields, as seen from above. */
const rivers: Draw = (context, size) => {
  filled(context, '#E9D7AE', size);
  for (const [index, color] of [palette.palm, palette.leafLight, '#D9B46A', palette.leaf, palette.sunLight].entries()) {
    context.fillStyle = color;
    context.fillRect((index % 3) * 96 - 20, Math.floor(index / 3) * 140 + 20, 84, 90);
  }
  for (const [shift, color] of [
    [0, palette.tigris],
    [90, palette.tigrisLight],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = 26;
    context.beginPath();
    context.moveTo(40 + shift, -10);
    context.bezierCurveTo(140 + shift, 70, -10 + shift, 160, 110 + shift, 270);
    context.stroke();
  }
};

/** The sun over the marshes. */
const marshes: Draw = (context, size) => {
  filled(context, '#F3C98B', size);
  circle(context, size * 0.5, size * 0.46, size * 0.2, palette.clay);
  context.fillStyle = palette.tigris;
  context.fillRect(0, size * 0.58, size, size);
  for (let line = 0; line < 5; line += 1) {
    context.fillStyle = '#F0A873';
    context.fillRect(size * (0.34 + line * 0.03), size * (0.63 + line * 0.07), size * (0.32 - line * 0.06), 5);
  }
  context.strokeStyle = palette.ink;
  context.lineWidth = 4;
  for (let reed = 0; reed < 12; reed += 1) {
    const x = (reed * 53) % size;
    context.beginPath();
    context.moveTo(x, size);
    context.quadraticCurveTo(x + 6, size * 0.8, x + 16, size * (0.52 + (reed % 4) * 0.06));
    context.stroke();
  }
};

/** Arches in arches. */
const arches: Draw = (context, size) => {
  filled(context, '#B23A6B', size);
  for (const [index, color] of ['#F0BBD1', '#8A2350', palette.sunLight, '#B23A6B', palette.paper].entries()) {
    const half = size * (0.44 - index * 0.085);
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(size / 2 - half, size);
    context.lineTo(size / 2 - half, size * 0.5);
    context.quadraticCurveTo(size / 2 - half, size * (0.16 + index * 0.06), size / 2, size * (0.08 + index * 0.085));
    context.quadraticCurveTo(size / 2 + half, size * (0.16 + index * 0.06), size / 2 + half, size * 0.5);
    context.lineTo(size / 2 + half, size);
    context.fill();
  }
};

/** Stars that are made of turned squares. */
const stars: Draw = (context, size) => {
  filled(context, palette.tigris, size);
  const step = size / 3;
  for (let cell = 0; cell < 9; cell += 1) {
    const [x, y] = [((cell % 3) + 0.5) * step, (Math.floor(cell / 3) + 0.5) * step];
    for (const [turn, color] of [
      [0, palette.sun],
      [Math.PI / 4, palette.sunLight],
    ] as const) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.fillStyle = color;
      context.fillRect(-step * 0.27, -step * 0.27, step * 0.54, step * 0.54);
      context.restore();
    }
    circle(context, x, y, step * 0.18, palette.tigris);
    circle(context, x, y, step * 0.09, palette.clayLight);
  }
};

/** Dates, leaves and circles. */
const dates: Draw = (context, size) => {
  filled(context, '#F6EDDD', size);
  context.strokeStyle = palette.palm;
  context.lineWidth = 7;
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const turn = Math.PI * (0.08 + leaf * 0.105);
    context.beginPath();
    context.moveTo(size / 2, size * 0.5);
    context.quadraticCurveTo(
      size / 2 - Math.cos(turn) * size * 0.3,
      size * 0.46 - Math.sin(turn) * size * 0.42,
      size / 2 - Math.cos(turn) * size * 0.48,
      size * 0.52 - Math.sin(turn) * size * 0.2,
    );
    context.stroke();
  }
  for (let date = 0; date < 14; date += 1) {
    circle(
      context,
      size * (0.38 + (date % 5) * 0.06),
      size * (0.58 + Math.floor(date / 5) * 0.1 + (date % 2) * 0.04),
      11,
      date % 3 ? palette.clay : '#8A5A16',
    );
  }
};

/** The way: one line with stations. */
const way: Draw = (context, size) => {
  filled(context, palette.tint, size);
  context.strokeStyle = palette.tigris;
  context.lineWidth = 22;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(size * 0.14, size * 0.86);
  context.bezierCurveTo(size * 0.8, size * 0.8, size * 0.1, size * 0.3, size * 0.84, size * 0.16);
  context.stroke();
  for (const [x, y, color] of [
    [0.14, 0.86, '#2563A8'],
    [0.5, 0.66, '#B23A6B'],
    [0.42, 0.44, palette.palm],
    [0.84, 0.16, palette.clay],
  ] as const) {
    circle(context, size * x, size * y, 24, palette.white);
    circle(context, size * x, size * y, 17, color);
  }
};

/** Six pictures of our own. */
export const artworks = (painter: Painter): CanvasTexture[] =>
  [rivers, marshes, arches, stars, dates, way].map((draw) => painter.paint(256, 256, draw));
