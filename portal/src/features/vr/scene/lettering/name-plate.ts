import type { Role } from '@masar/domain';
import { roleTones, toneColors } from '@masar/ui';
import type { Draw } from '../sculpt/painter.ts';
import { font, setDirection } from './letters.ts';
import { fittingSize, shortened } from './text-layout.ts';

const roleColor = (role: Role): string => toneColors.light[roleTones[role]].fill;

export const plateSize = { width: 512, height: 128 } as const;

export interface Plate {
  name: string;
  role: Role;
  isHost: boolean;
  isOnline: boolean;
}

/** A name on a card with its role's colour at the beginning; hosts stand on the colour itself. */
export const namePlate =
  ({ name, role, isHost, isOnline }: Plate): Draw =>
  (context, width, height) => {
    context.globalAlpha = isOnline ? 1 : 0.55;
    const direction = setDirection(context, name, 'rtl');
    const measure = (part: string) => context.measureText(part).width;
    const size = fittingSize([52, 46, 40, 36], (pixels) => {
      context.font = font(700, pixels);
      return measure(name) <= width - 120;
    });
    context.font = font(700, size);
    const text = shortened(name, width - 120, measure);
    const cardWidth = Math.min(width - 8, measure(text) + 104);
    const [start, top, cardHeight] = [(width - cardWidth) / 2, 16, height - 32];
    context.fillStyle = isHost ? roleColor(role) : '#FFFFFF';
    rounded(context, start, top, cardWidth, cardHeight, cardHeight / 2);
    context.strokeStyle = isHost ? '#FFFFFF' : 'rgb(20 38 43 / 0.18)';
    context.lineWidth = 4;
    context.stroke();
    const dot = direction === 'rtl' ? start + cardWidth - 44 : start + 44;
    context.fillStyle = isHost ? '#F6D694' : roleColor(role);
    context.beginPath();
    context.arc(dot, height / 2, 14, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = isHost ? '#FFFFFF' : '#14262B';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, width / 2 + (direction === 'rtl' ? -18 : 18), height / 2 + 4);
  };

export function rounded(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

/** An open hand in a circle, above the name of who asks to speak. */
export const raisedHand: Draw = (context, size) => {
  context.fillStyle = '#E8A93A';
  context.beginPath();
  context.arc(size / 2, size / 2, size * 0.47, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#FFFFFF';
  context.lineCap = 'round';
  context.lineWidth = size * 0.085;
  const finger = (x: number, top: number) => {
    context.beginPath();
    context.moveTo(size * x, size * 0.56);
    context.lineTo(size * x, size * top);
    context.stroke();
  };
  finger(0.375, 0.32);
  finger(0.475, 0.25);
  finger(0.575, 0.28);
  finger(0.67, 0.36);
  context.beginPath();
  context.moveTo(size * 0.36, size * 0.68);
  context.lineTo(size * 0.25, size * 0.53);
  context.stroke();
  context.fillStyle = '#FFFFFF';
  rounded(context, size * 0.333, size * 0.5, size * 0.38, size * 0.28, size * 0.12);
};
