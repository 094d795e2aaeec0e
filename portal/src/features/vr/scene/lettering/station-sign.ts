import type { Draw } from '../sculpt/painter.ts';
import { font, setDirection } from './letters.ts';
import { rounded } from './name-plate.ts';
import { textLines } from './text-layout.ts';

export const signSize = { width: 512, height: 256 } as const;

export interface Sign {
  /** In the digits that the reader chose. */
  number: string;
  title: string;
  isVisited: boolean;
  direction: 'rtl' | 'ltr';
}

/** The sign above a station: its number in a circle, which becomes a check mark, and its title. */
export const stationSign =
  ({ number, title, isVisited, direction }: Sign): Draw =>
  (context, width, height) => {
    const color = isVisited ? '#2F7D5B' : '#0E5E6F';
    context.font = font(700, 44);
    const start = setDirection(context, title, direction);
    const textWidth = width - 150;
    const lines = textLines(title, textWidth, 2, (text) => context.measureText(text).width);
    const cardHeight = lines.length > 1 ? 168 : 112;
    const top = height - cardHeight - 24;
    const longest = Math.max(...lines.map((line) => context.measureText(line).width));
    const cardWidth = Math.min(width - 8, longest + 142);
    const left = (width - cardWidth) / 2;
    context.fillStyle = '#FFFFFF';
    rounded(context, left, top, cardWidth, cardHeight, 28);
    context.strokeStyle = color;
    context.lineWidth = 6;
    context.stroke();
    context.fillStyle = '#FFFFFF';
    context.beginPath();
    context.moveTo(width / 2 - 16, height - 27);
    context.lineTo(width / 2, height - 6);
    context.lineTo(width / 2 + 16, height - 27);
    context.fill();

    const circle = start === 'rtl' ? left + cardWidth - 58 : left + 58;
    const middle = top + cardHeight / 2;
    context.fillStyle = color;
    context.beginPath();
    context.arc(circle, middle, 36, 0, Math.PI * 2);
    context.fill();
    if (isVisited) drawCheck(context, circle, middle);
    else {
      context.fillStyle = '#FFFFFF';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(number, circle, middle + 4);
    }
    context.fillStyle = '#14262B';
    context.textAlign = start === 'rtl' ? 'right' : 'left';
    context.textBaseline = 'middle';
    lines.forEach((line, index) => {
      const y = middle + (index - (lines.length - 1) / 2) * 58 + 4;
      context.fillText(line, start === 'rtl' ? circle - 54 : circle + 54, y);
    });
  };

function drawCheck(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.strokeStyle = '#FFFFFF';
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x - 15, y + 1);
  context.lineTo(x - 4, y + 12);
  context.lineTo(x + 16, y - 11);
  context.stroke();
}
