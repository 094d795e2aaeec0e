import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
// Static files, because a variable font cannot be embedded in part. Some of the packages open only their entry.
const folderOf = (entry: string, folder: string) => join(dirname(require.resolve(entry)), folder);

export type Weight = 'Regular' | 'Medium' | 'Bold' | 'ExtraBold';

/** The face of the product, for Arabic and plain Latin, and those that step in for letters which it lacks (ADR 0042). */
export const families = ['Vazirmatn', 'NotoSans', 'NotoSansHans'] as const;
export type Family = (typeof families)[number];

const files: Record<Family, (weight: Weight) => string> = {
  Vazirmatn: (weight) => join(folderOf('vazirmatn/package.json', 'fonts/ttf'), `Vazirmatn-${weight}.ttf`),
  NotoSans: (weight) => join(folderOf('@embedpdf/fonts-latin', '../fonts'), `NotoSans-${weight}.ttf`),
  // Its boldest is Bold.
  NotoSansHans: (weight) =>
    join(folderOf('@embedpdf/fonts-sc', '../fonts'), `NotoSansHans-${weight === 'ExtraBold' ? 'Bold' : weight}.otf`),
};

const loaded = new Map<string, Buffer>();

/** A font as pdfkit embeds it. Those read stay in memory: half a megabyte each, eight where Chinese is set. */
export function fontOf(family: Family, weight: Weight): Buffer {
  const file = files[family](weight);
  const font = loaded.get(file) ?? readFileSync(file);
  loaded.set(file, font);
  return font;
}

const opened = new Map<Family, { font: Font; letters: ReadonlySet<number> }>();

/** A family as fontkit reads it; all its weights have the same letters. */
function openedFont(family: Family) {
  let known = opened.get(family);
  if (!known) {
    const font = create(fontOf(family, 'Regular')) as Font;
    known = { font, letters: new Set(font.characterSet) };
    opened.set(family, known);
  }
  return known;
}

/** Whether a family has a letter. */
export const holds = (family: Family, codePoint: number): boolean => openedFont(family).letters.has(codePoint);

/** Whether the shaper draws a letter as several shapes: of ṣ, a dot below an s. */
export const isTakenApart = (family: Family, letter: string): boolean =>
  openedFont(family).font.layout(letter).glyphs.length > 1;
