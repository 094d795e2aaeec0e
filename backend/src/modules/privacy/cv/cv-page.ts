import { directionOf, type Language, otherDataLanguage, textDirection } from '@masar/i18n';
import { isolate } from '#platform/pdf/bidi-runs';
import { colors, drawLogo } from '#platform/pdf/drawings';
import { TextSetter, type TextStyle } from '#platform/pdf/text-setter';
import type { CvContent, CvEntry } from './cv-content.js';
import { cvTexts } from './cv-texts.js';

type Document = PDFKit.PDFDocument;

const margin = 56;
const bottom = 72;

/** Sets a CV on as many upright A4 pages as it needs; everything begins at the reading side, only the logo never mirrors. */
export class CvPage {
  private readonly setter: TextSetter;
  private readonly isRtl: boolean;
  private y = 0;

  constructor(
    private readonly document: Document,
    private readonly language: Language,
  ) {
    this.setter = new TextSetter(document);
    this.isRtl = directionOf(language) === 'rtl';
  }

  draw(content: CvContent, madeAt: Date, address: string): void {
    this.head(content);
    if (content.sections.length === 0)
      this.line(cvTexts[this.language].empty, this.style('Regular', 11, colors.muted), 2);
    for (const { title, entries } of content.sections) this.section(title, entries);
    this.feet(madeAt, address);
  }

  private head({ name, otherName, contact, bio }: CvContent): void {
    this.y = 86;
    drawLogo(this.document, this.isRtl ? margin : this.document.page.width - margin - 34, 56, 34);
    this.line(isolate(name, this.language), this.style('ExtraBold', 26, colors.tigrisDark), 2, 60);
    this.y -= 10;
    if (otherName) {
      const language = otherDataLanguage(this.language);
      this.line(isolate(otherName, language), { ...this.style('Regular', 12, colors.muted), language });
    }
    for (const each of contact) this.line(each, { ...this.style('Medium', 10.5, colors.tigris), language: 'en' });
    if (bio) {
      this.y += 4;
      // People write about themselves in one language; it keeps its direction in the CV of the other.
      const language: Language = textDirection(bio) === 'rtl' ? 'ar' : 'en';
      this.line(bio, { ...this.style('Regular', 11, colors.ink), language }, 6);
    }
  }

  private section(title: string, entries: readonly CvEntry[]): void {
    this.needs(96);
    this.y += 18;
    this.line(title, this.style('Bold', 14, colors.tigrisDark));
    this.document
      .moveTo(margin, this.y - 10)
      .lineTo(this.document.page.width - margin, this.y - 10)
      .lineWidth(0.8)
      .stroke(colors.line);
    this.y += 10;
    for (const entry of entries) this.entry(entry);
  }

  private entry({ title, when, lines, link }: CvEntry): void {
    this.needs(24 + lines.length * 18);
    const top = this.y;
    if (when) {
      const place = { x: this.end, y: this.y, align: this.isRtl ? ('left' as const) : ('right' as const), width: 150 };
      this.setter.set(when, this.style('Regular', 9.5, colors.muted), place);
    }
    this.line(title, this.style('Bold', 11.5, colors.ink), 2, when ? 160 : 0);
    for (const each of lines.filter(Boolean)) {
      const isAddress = /^https?:\/\//.test(each);
      const style = this.style('Regular', 10.5, isAddress ? colors.tigris : colors.ink);
      this.line(each, isAddress ? { ...style, language: 'en' } : style, 4);
    }
    if (link) this.document.link(margin, top - 12, this.document.page.width - 2 * margin, this.y - top, link);
    this.y += 6;
  }

  /** Begins a new page where the rest of this one is too short. */
  private needs(height: number): void {
    if (this.y + height <= this.document.page.height - bottom) return;
    this.document.addPage();
    this.y = 72;
  }

  private line(text: string, style: TextStyle, lines = 1, kept = 0): void {
    const width = this.document.page.width - 2 * margin - kept;
    const align = this.isRtl ? ('right' as const) : ('left' as const);
    const last = this.setter.set(text, style, { x: this.start, y: this.y, align, width, lines });
    this.y = last + style.size * 1.62;
  }

  /** Foot of every page, set once their number is known. */
  private feet(madeAt: Date, address: string): void {
    const { start, count } = this.document.bufferedPageRange();
    const style = this.style('Regular', 8.5, colors.muted);
    const texts = cvTexts[this.language];
    for (let page = start; page < start + count; page += 1) {
      this.document.switchToPage(page);
      const y = this.document.page.height - 36;
      const [near, far] = this.isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
      this.setter.set(`${texts.footer(madeAt)} · ${address}`, style, { x: this.start, y, align: near, width: 360 });
      this.setter.set(texts.page(page - start + 1, count), style, { x: this.end, y, align: far, width: 60 });
    }
  }

  private get start(): number {
    return this.isRtl ? this.document.page.width - margin : margin;
  }

  private get end(): number {
    return this.isRtl ? margin : this.document.page.width - margin;
  }

  private style(weight: TextStyle['weight'], size: number, color: string): TextStyle {
    return { weight, size, color, language: this.language };
  }
}
