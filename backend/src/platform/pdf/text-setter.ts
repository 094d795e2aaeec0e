import type { Language } from '@masar/i18n';
import { directionOf } from '@masar/i18n';
import { visualRuns } from './bidi-runs.js';
import type { Weight } from './fonts.js';

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
  /** Points; longer text shrinks to `minSize`, then takes a further line. */
  width: number;
  lines?: number;
}

/** No further features: naming the list makes pdfkit shape a whole run at once instead of word by word. */
const wholeRun: PDFKit.Mixins.OpenTypeFeatures[] = [];
const smallest = 0.62;
const lineHeight = 1.45;

/** Sets text that may mix Arabic, Latin and digits; pdfkit alone lays Arabic words from left to right. */
export class TextSetter {
  private readonly relativeWidths = new Map<string, number>();

  constructor(private readonly document: Document) {}

  /** Sets the text and answers the baseline of its last line. */
  set(text: string, style: TextStyle, place: TextPlace): number {
    const fitted = this.fit(text, style, place);
    const lines = fitted.lines;
    lines.forEach((line, index) =>
      this.setLine(line, fitted.style, { ...place, y: place.y + index * fitted.style.size * lineHeight }),
    );
    return place.y + (lines.length - 1) * fitted.style.size * lineHeight;
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
    this.document.font(style.weight).fontSize(1000);
    const runs = visualRuns(text, directionOf(style.language));
    const width =
      runs.reduce((sum, run) => sum + this.document.widthOfString(run.text, { features: wholeRun }), 0) / 1000;
    this.relativeWidths.set(key, width);
    return width;
  }

  private fit(text: string, style: TextStyle, place: TextPlace): { lines: string[]; style: TextStyle } {
    const allowed = place.lines ?? 1;
    for (let scale = 1; ; scale -= 0.06) {
      const smaller = { ...style, size: style.size * scale };
      const lines = this.wrap(text, smaller, place.width);
      if (lines.length <= allowed) return { lines, style: smaller };
      if (scale < smallest) return { lines, style: smaller };
    }
  }

  /** Words never join across a space, so a line is as wide as its words and the spaces between. */
  private wrap(text: string, style: TextStyle, width: number): string[] {
    const space = this.widthOf(' ', style);
    const lines: string[] = [];
    let used = 0;
    for (const word of text.split(/\s+/u).filter(Boolean)) {
      const wordWidth = this.widthOf(word, style);
      if (lines.length > 0 && used + space + wordWidth <= width) {
        lines[lines.length - 1] += ` ${word}`;
        used += space + wordWidth;
      } else {
        lines.push(word);
        used = wordWidth;
      }
    }
    return lines;
  }

  private setLine(line: string, style: TextStyle, place: TextPlace): void {
    const width = this.widthOf(line, style);
    const share = { left: 0, center: 0.5, right: 1 }[place.align];
    let x = place.x - width * share;
    this.document.font(style.weight).fontSize(style.size).fillColor(style.color);
    const draw = () => {
      for (const { text } of visualRuns(line, directionOf(style.language))) {
        this.document.text(text, x, place.y, { lineBreak: false, features: wholeRun, baseline: 'alphabetic' });
        x += this.document.widthOfString(text, { features: wholeRun });
      }
    };
    // The logical text, for readers that know of tags: on the page an Arabic line is a row of shapes.
    const actual = line.replace(/[\u2066-\u2069]/gu, '');
    this.document.addStructure(this.document.struct('P', { actual, lang: style.language }, [draw]));
  }
}
