import type { CanvasTexture } from 'three';
import type { Draw, Painter } from '../sculpt/painter.ts';
import { palette } from './palette.ts';

const bar = (context: CanvasRenderingContext2D, color: string, x: number, y: number, width: number, height: number) => {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(height / 2, 10));
  context.fill();
};

/** A cup of tea as it is drunk at noon: a thing that is advertised. */
const tea: Draw = (context, width, height) => {
  context.fillStyle = palette.clay;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.clayLight;
  context.beginPath();
  context.arc(width * 0.26, height * 0.55, height * 0.4, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = palette.paper;
  context.beginPath();
  context.ellipse(width * 0.26, height * 0.83, height * 0.25, height * 0.06, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#7A2A12';
  context.beginPath();
  context.moveTo(width * 0.2, height * 0.34);
  context.quadraticCurveTo(width * 0.24, height * 0.55, width * 0.2, height * 0.7);
  context.quadraticCurveTo(width * 0.26, height * 0.86, width * 0.32, height * 0.7);
  context.quadraticCurveTo(width * 0.28, height * 0.55, width * 0.32, height * 0.34);
  context.fill();
  for (const [index, share] of [0.4, 0.32, 0.22].entries()) {
    bar(
      context,
      index === 2 ? palette.sunLight : palette.white,
      width * (0.94 - share),
      height * (0.26 + index * 0.19),
      width * share,
      height * 0.1,
    );
  }
};

/** Figures of a campaign. */
const figures: Draw = (context, width, height) => {
  context.fillStyle = palette.tigris;
  context.fillRect(0, 0, width, height);
  [0.3, 0.45, 0.4, 0.62, 0.8].forEach((share, index) => {
    bar(
      context,
      index === 4 ? palette.sun : palette.tigrisLight,
      width * (0.08 + index * 0.085),
      height * (0.9 - share),
      width * 0.06,
      height * share,
    );
  });
  context.lineWidth = height * 0.12;
  for (const [color, from, to] of [
    [palette.sun, 0, 0.62],
    [palette.clay, 0.64, 0.84],
    [palette.paper, 0.86, 0.98],
  ] as const) {
    context.strokeStyle = color;
    context.beginPath();
    context.arc(width * 0.76, height * 0.5, height * 0.27, from * Math.PI * 2 - 1.57, to * Math.PI * 2 - 1.57);
    context.stroke();
  }
};

/** What a telephone shows: two posts with hearts. */
const posts: Draw = (context, width, height) => {
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, width, height);
  bar(context, palette.tigris, 0, 0, width, height * 0.08);
  for (const [index, color] of [palette.tigrisLight, palette.sunLight].entries()) {
    const y = height * (0.12 + index * 0.45);
    bar(context, palette.clayLight, width * 0.8, y, width * 0.12, width * 0.12);
    bar(context, '#B9C7C9', width * 0.34, y + height * 0.02, width * 0.4, height * 0.02);
    bar(context, color, width * 0.08, y + height * 0.08, width * 0.84, height * 0.24);
    bar(context, palette.clay, width * 0.8, y + height * 0.35, width * 0.12, height * 0.035);
    bar(context, '#B9C7C9', width * 0.3, y + height * 0.357, width * 0.44, height * 0.02);
  }
};

/** Two billboards and the screen of a telephone. */
export const advertisements = (painter: Painter): CanvasTexture[] => [
  painter.paint(512, 256, tea),
  painter.paint(512, 256, figures),
  painter.paint(256, 512, posts),
];
