import { limitedJob } from '#platform/limited-work/limited-job';
import type { DrawnBadge } from './badge-drawing.js';

/** The forms of picture that carry a credential (EVD-7). */
export type BadgePicture = 'png' | 'svg';

interface Order {
  badge: DrawnBadge;
  form: BadgePicture;
}

/** The picture of a badge, before a credential is baked into it; beside the server, because letters become shapes and shapes pixels. */
export const drawBadgePicture = limitedJob(
  import.meta.url,
  'drawBadgePicture',
  'badges',
  async ({ badge, form }: Order): Promise<Uint8Array> => {
    const { drawBadge } = await import('./badge-drawing.js');
    const drawing = drawBadge(badge);
    if (form === 'svg') return Buffer.from(drawing, 'utf8');
    const { Transformer } = await import('@napi-rs/image');
    return Transformer.fromSvg(drawing).png();
  },
);
