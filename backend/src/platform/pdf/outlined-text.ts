import { type FontFamily, onPaper } from '@masar/domain';
import { directionOf, type Language } from '@masar/i18n';
import { create, type Font } from 'fontkit';
import { isolateSignedNames, visualRuns } from './bidi-runs.js';
import { fontPieces } from './font-pieces.js';
import { fontOf, type Weight } from './fonts.js';

/** A line of text as shapes. */
export interface OutlinedLine {
  /** Data of an SVG path whose baseline begins at 0, 0. */
  path: string;
  width: number;
}

interface Outlining {
  weight: Weight;
  /** Height of an em, in the units of the drawing. */
  size: number;
  /** Direction of the line as a whole. */
  language: Language;
}

const fonts = new Map<string, Font>();

function openedFont(family: FontFamily, weight: Weight): Font {
  const name = `${family} ${weight}`;
  const font = fonts.get(name) ?? (create(fontOf(family, weight)) as Font);
  fonts.set(name, font);
  return font;
}

/** Text that looks the same wherever a drawing is opened, whatever fonts are there (CRT-3). */
function outlinedLine(text: string, { weight, size, language }: Outlining): OutlinedLine {
  const paths: string[] = [];
  let x = 0;
  for (const run of visualRuns(isolateSignedNames(onPaper(text)), directionOf(language))) {
    const pieces = fontPieces(run.text);
    for (const piece of run.isRtl ? pieces.reverse() : pieces) {
      const font = openedFont(piece.family, weight);
      const scale = size / font.unitsPerEm;
      const direction = run.isRtl ? 'rtl' : 'ltr';
      const { glyphs, positions } = font.layout(piece.text, undefined, undefined, undefined, direction);
      glyphs.forEach((glyph, index) => {
        const { xOffset, yOffset, xAdvance } = positions[index]!;
        const placed = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
        paths.push(placed.toSVG());
        x += xAdvance * scale;
      });
    }
  }
  return { path: paths.join(''), width: x };
}

/** Text in at most so many lines of that width; it shrinks until it fits them. */
export function outlinedLines(text: string, style: Outlining, width: number, most: number): OutlinedLine[] {
  for (let { size } = style; ; size *= 0.92) {
    const lines = broken(text, { ...style, size }, width);
    const fits = lines.length <= most && lines.every((line) => line.width <= width);
    if (fits || size < style.size / 4) return lines.slice(0, most);
  }
}

function broken(text: string, style: Outlining, width: number): OutlinedLine[] {
  const lines: OutlinedLine[] = [];
  let words: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = outlinedLine([...words, word].join(' '), style);
    if (words.length > 0 && longer.width > width) {
      words = [word];
      lines.push(outlinedLine(word, style));
    } else {
      words.push(word);
      lines.splice(Math.max(0, lines.length - 1), 1, longer);
    }
  }
  return lines;
}
