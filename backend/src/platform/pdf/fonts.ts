import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The one face of the product, for both scripts; static files, because a variable font cannot be embedded in part. */
const folder = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');

export const weights = ['Regular', 'Medium', 'Bold', 'ExtraBold'] as const;
export type Weight = (typeof weights)[number];

/** Fonts stay in memory: some hundred kilobytes each. */
const loaded = new Map<Weight, Buffer>();

export function fontOf(weight: Weight): Buffer {
  const font = loaded.get(weight) ?? readFileSync(join(folder, `Vazirmatn-${weight}.ttf`));
  loaded.set(weight, font);
  return font;
}
