import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontFamily } from '@masar/domain';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
// Static files, because a variable font cannot be embedded in part. Some of the packages open only their entry.
const folderOf = (entry: string, folder: string) => join(dirname(require.resolve(entry)), folder);

export type Weight = 'Regular' | 'Medium' | 'Bold' | 'ExtraBold';

const files: Record<FontFamily, (weight: Weight) => string> = {
  Vazirmatn: (weight) => join(folderOf('vazirmatn/package.json', 'fonts/ttf'), `Vazirmatn-${weight}.ttf`),
  NotoSans: (weight) => join(folderOf('@embedpdf/fonts-latin', '../fonts'), `NotoSans-${weight}.ttf`),
  // Its boldest is Bold.
  NotoSansHans: (weight) =>
    join(folderOf('@embedpdf/fonts-sc', '../fonts'), `NotoSansHans-${weight === 'ExtraBold' ? 'Bold' : weight}.otf`),
};

const loaded = new Map<string, Buffer>();

/** A font as pdfkit embeds it. Those read stay in memory: half a megabyte each, eight where Chinese is set. */
export function fontOf(family: FontFamily, weight: Weight): Buffer {
  const file = files[family](weight);
  const font = loaded.get(file) ?? readFileSync(file);
  loaded.set(file, font);
  return font;
}

const opened = new Map<FontFamily, Font>();

/** A family as fontkit reads it; all its weights have the same letters. */
function openedFont(family: FontFamily): Font {
  const font = opened.get(family) ?? (create(fontOf(family, 'Regular')) as Font);
  opened.set(family, font);
  return font;
}

/** Whether the shaper draws a letter as several shapes: of ṣ, a dot below an s. */
export const isTakenApart = (family: FontFamily, letter: string): boolean =>
  openedFont(family).layout(letter).glyphs.length > 1;
