import { type FontFamily, onPaper } from '@masar/domain';
import { directionOf, type Language } from '@masar/i18n';
import { type BidiRun, visualRuns } from './bidi-runs.js';
import { type FontPiece, fontPieces } from './font-pieces.js';
import { fontOf, type Weight } from './fonts.js';
import { reopenIsolates, unbrokenParts } from './line-breaks.js';

type Document = PDFKit.PDFDocument;

export interface TextStyle {
  weight: Weight;
  /** Points. */
  size: number;
  color: string;
  /** Direction of the line as a whole; letters have their own. */
  language: Language;
}

export interface TextPlace {
  /** The point at which the line starts, ends or is centred, from the left edge. */
  x: number;
  /** Baseline of the first line, from the top edge. */
  y: number;
  align: 'left' | 'center' | 'right';
  /** Points; longer text shrinks to `smallest`, then takes a further line; a word that is wider shrinks until it fits. */
  width: number;
  lines?: number;
}

/** A stretch that one font sets in one direction. */
interface ShapedPiece extends FontPiece {
  features: PDFKit.Mixins.OpenTypeFeatures[];
}

const writtenInArabic = /\p{Script_Extensions=Arabic}/u;

/**
 * The script by which the shaper turns a stretch round or leaves it, whatever letters it finds there: Arabic-Indic
 * digits run from left to right. It reads a script where pdfkit hands it features; naming either makes pdfkit shape a
 * whole stretch at once instead of word by word.
 */
function featuresOf({ text, isRtl }: BidiRun): ShapedPiece['features'] {
  const script = isRtl ? 'arab' : writtenInArabic.test(text) ? 'latn' : [];
  return script as ShapedPiece['features'];
}

const smallest = 0.62;
const lineHeight = 1.45;

/** Sets text that may mix Arabic, Latin and digits; pdfkit alone lays Arabic words from left to right. */
export class TextSetter {
  private readonly relativeWidths = new Map<string, number>();
  private readonly fonts = new Set<string>();
  /** The root of what assistive software reads. */
  private readonly content: PDFKit.PDFStructureElement;

  /** One sets all the text of a file. */
  constructor(private readonly document: Document) {
    this.content = document.struct('Document');
    document.addStructure(this.content);
  }

  /** Sets the text, as far as our fonts have its letters, and answers the baseline of its last line. */
  set(given: string, style: TextStyle, place: TextPlace): number {
    const text = onPaper(given);
    // The logical text, for readers that know of tags: on the page an Arabic line is a row of shapes.
    const actual = given.normalize('NFC').replace(/[\u2066-\u2069]/gu, '');
    const fitted = this.fit(text, style, place);
    const lines = reopenIsolates(fitted.lines);
    const baselineOf = (index: number) => place.y + index * fitted.style.size * lineHeight;
    const draw = () =>
      lines.forEach((line, index) => this.setLine(line, fitted.style, { ...place, y: baselineOf(index) }));
    this.content.add(this.document.struct('P', { actual, lang: style.language }, [draw]));
    return baselineOf(lines.length - 1);
  }

  /** Points. */
  private widthOf(text: string, style: TextStyle): number {
    return this.relativeWidthOf(text, style) * style.size;
  }

  /** The width at a size of one point. Shaping is most of a page's cost, and every attempt to fit asks again. */
  private relativeWidthOf(text: string, style: TextStyle): number {
    const key = `${style.weight} ${style.language} ${text}`;
    const known = this.relativeWidths.get(key);
    if (known !== undefined) return known;
    const width = this.piecesOf(text, style).reduce((sum, piece) => sum + this.advanceOf(piece, style.weight, 1), 0);
    this.relativeWidths.set(key, width);
    return width;
  }

  private fit(
    text: string,
    style: TextStyle,
    { width, lines: allowed = 1 }: TextPlace,
  ): { lines: string[]; style: TextStyle } {
    for (let scale = 1; ; scale -= 0.06) {
      const smaller = { ...style, size: style.size * scale };
      const lines = this.wrap(text, smaller, width);
      const widest = Math.max(...lines.map((line) => this.widthOf(line, smaller)));
      if (lines.length <= allowed && widest <= width) return { lines, style: smaller };
      if (scale < smallest) return { lines, style: { ...smaller, size: smaller.size * Math.min(1, width / widest) } };
    }
  }

  /** Words never join across a space, so a line is as wide as its words and the spaces between. */
  private wrap(text: string, style: TextStyle, width: number): string[] {
    const space = this.widthOf(' ', style);
    const lines: string[] = [];
    let used = 0;
    for (const part of unbrokenParts(text)) {
      const before = part.isSpaced ? space : 0;
      const partWidth = this.widthOf(part.text, style);
      if (lines.length > 0 && used + before + partWidth <= width) {
        lines[lines.length - 1] += `${part.isSpaced ? ' ' : ''}${part.text}`;
        used += before + partWidth;
      } else {
        lines.push(part.text);
        used = partWidth;
      }
    }
    return lines;
  }

  private setLine(line: string, style: TextStyle, place: TextPlace): void {
    const share = { left: 0, center: 0.5, right: 1 }[place.align];
    let x = place.x - this.widthOf(line, style) * share;
    this.document.fillColor(style.color);
    for (const piece of this.piecesOf(line, style)) {
      this.font(piece.family, style.weight).fontSize(style.size);
      this.document.text(piece.text, x, place.y, {
        lineBreak: false,
        features: piece.features,
        baseline: 'alphabetic',
      });
      x += this.advanceOf(piece, style.weight, style.size);
    }
  }

  /** The stretches of a line, in the order in which they stand on paper from left to right. */
  private piecesOf(line: string, style: TextStyle): ShapedPiece[] {
    return visualRuns(line, directionOf(style.language)).flatMap((run) => {
      const features = featuresOf(run);
      const pieces = fontPieces(run.text).map((piece) => ({ ...piece, features }));
      return run.isRtl ? pieces.reverse() : pieces;
    });
  }

  private advanceOf({ text, family, features }: ShapedPiece, weight: Weight, size: number): number {
    return (this.font(family, weight).fontSize(1000).widthOfString(text, { features }) / 1000) * size;
  }

  private font(family: FontFamily, weight: Weight): Document {
    const name = `${family} ${weight}`;
    if (!this.fonts.has(name)) this.document.registerFont(name, fontOf(family, weight));
    this.fonts.add(name);
    return this.document.font(name);
  }
}
