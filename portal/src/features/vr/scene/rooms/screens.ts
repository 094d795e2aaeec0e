import type { CanvasTexture } from 'three';
import type { Painter } from '../sculpt/painter.ts';
import { palette } from './palette.ts';

/** A screen with lines of code; lines only, since code is read elsewhere. */
export const codeScreen = (painter: Painter): CanvasTexture =>
  painter.paint(256, 128, (context, width, height) => {
    context.fillStyle = palette.ink;
    context.fillRect(0, 0, width, height);
    const colors = ['#7FC7D6', '#F0966F', '#F6D694', '#74C69D', '#B7AEF0'];
    for (let line = 0; line < 9; line += 1) {
      let x = 14 + [0, 1, 2, 2, 3, 2, 1, 1, 0][line]! * 14;
      for (let word = 0; word < 2 + (line % 3); word += 1) {
        const length = 18 + ((line * 13 + word * 29) % 40);
        context.fillStyle = colors[(line + word * 2) % colors.length]!;
        context.fillRect(x, 10 + line * 12.5, length, 5);
        x += length + 8;
      }
    }
  });

/** A screen with a small page in our colours. */
export const pageScreen = (painter: Painter): CanvasTexture =>
  painter.paint(256, 128, (context, width, height) => {
    const fill = (color: string, x: number, y: number, w: number, h: number) => {
      context.fillStyle = color;
      context.fillRect(x, y, w, h);
    };
    fill(palette.paper, 0, 0, width, height);
    fill(palette.tigris, 0, 0, width, 18);
    fill(palette.tint, 14, 28, width - 28, 40);
    fill(palette.clay, width - 96, 38, 72, 7);
    fill('#9FB4B8', width - 70, 52, 46, 5);
    [palette.sun, palette.palm, '#5A4FA3'].forEach((color, index) => fill(color, 14 + index * 78, 78, 70, 38));
  });
