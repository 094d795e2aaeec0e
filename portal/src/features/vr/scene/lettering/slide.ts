import type { RoomSlide } from '../room-scene-props.ts';
import type { Draw } from '../sculpt/painter.ts';
import { font, setDirection } from './letters.ts';
import { pointIndent, slideLines } from './slide-layout.ts';

export const slideSize = { width: 1024, height: 576 } as const;

export interface ShownSlide {
  slide: RoomSlide;
  /** Such as '3 / 8', at the foot. */
  place: string;
  picture: HTMLImageElement | null;
  /** Of the interface, for texts without letters. */
  direction: 'rtl' | 'ltr';
  /** Of the room. */
  color: string;
}

const margin = 62;

/** A slide as the board shows it: title, points, and a picture beside them. */
export const drawSlide =
  ({ slide, place, picture, direction, color }: ShownSlide): Draw =>
  (context, width, height) => {
    context.fillStyle = '#FFFFFF';
    context.fillRect(0, 0, width, height);
    const start = setDirection(context, slide.title, direction);
    const fromStart = (distance: number, length = 0) => (start === 'rtl' ? width - distance - length : distance);
    context.fillStyle = color;
    context.fillRect(fromStart(0, 16), 0, 16, height);

    const pictureWidth = picture ? width * 0.4 : 0;
    const area = { width: width - margin * 2 - (picture ? pictureWidth + 32 : 0), height: height - margin * 2 };
    const lines = slideLines(slide.title, slide.bullets, area, (weight, size) => (text) => {
      context.font = font(weight, size);
      return context.measureText(text).width;
    });
    for (const line of lines) {
      context.font = font(line.weight, line.size);
      const y = margin + line.y;
      if (line.begins) {
        context.fillStyle = color;
        context.beginPath();
        context.arc(fromStart(margin + 12), y - line.size * 0.3, line.size * 0.2, 0, Math.PI * 2);
        context.fill();
      }
      context.fillStyle = line.isPoint ? '#14262B' : '#0A4451';
      write(context, line.text, fromStart(margin + (line.isPoint ? pointIndent : 0)), y, start);
    }
    if (picture)
      drawCover(
        context,
        picture,
        fromStart(width - margin - pictureWidth, pictureWidth),
        margin,
        pictureWidth,
        area.height,
      );
    context.font = font(600, 24);
    context.fillStyle = '#5B6B6E';
    write(context, place, fromStart(width - margin), height - 26, start === 'rtl' ? 'ltr' : 'rtl');
  };

/** Writes from a point on; the point is the line's beginning in the given direction. */
function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, start: 'rtl' | 'ltr'): void {
  context.textBaseline = 'alphabetic';
  context.textAlign = start === 'rtl' ? 'right' : 'left';
  context.fillText(text, x, y);
}

/** Fills a frame with the middle of a picture. */
function drawCover(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.clip();
  const [cutX, cutY] = [(picture.naturalWidth - cutWidth) / 2, (picture.naturalHeight - cutHeight) / 2];
  context.drawImage(picture, cutX, cutY, cutWidth, cutHeight, x, y, width, height);
  context.restore();
}
