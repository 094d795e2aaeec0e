import { textDirection } from '@masar/i18n';
import { fontFamily } from '@masar/ui';

export const font = (weight: number, size: number): string => `${weight} ${size}px ${fontFamily}`;

/** Loads the letters before they are drawn: a canvas does not draw again when a font arrives. */
export async function loadLetters(): Promise<void> {
  const sample = 'مسار Masar 123';
  // Without the font the next best one is drawn; that must not keep the room closed.
  await Promise.allSettled([400, 700, 800].map((weight) => document.fonts.load(font(weight, 32), sample)));
}

/** Lets a canvas shape and order a text as its letters ask for; returns the side at which its lines begin. */
export function setDirection(context: CanvasRenderingContext2D, text: string, otherwise: 'rtl' | 'ltr'): 'rtl' | 'ltr' {
  const direction = textDirection(text) ?? otherwise;
  context.direction = direction;
  return direction;
}
