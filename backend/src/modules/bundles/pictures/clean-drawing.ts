import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { PictureSize } from '#platform/pictures/raster';
import { isDrawingAttribute, isGradient, isInert, isSafeStyle, type Standing, standingOf } from './drawing-names.js';
import { placesIn } from './drawing-places.js';
import { sizeOfDrawing } from './drawing-size.js';
import { DrawingWeight } from './drawing-weight.js';

const maximumDepth = 60;
const maximumElements = 20_000;

/** A drawing without whatever could run or fetch, and whether anything had to go. */
export interface CleanedDrawing extends PictureSize {
  text: string;
  /** Something that was drawn, ran or fetched had to go. */
  isChanged: boolean;
}

/** Not a drawing that can be made safe: not well-formed, not SVG, or too much to draw. */
export class RefusedDrawing extends Error {}

/**
 * An SVG with those elements and attributes alone that draw, without notes of its maker and place (CRS-12, SEC-15). It is read strictly as XML, as browsers read it by
 * its type, so that there is one meaning only; document types and instructions go. Where nothing had to go the text is the same.
 */
export function cleanDrawing(text: string): CleanedDrawing {
  const drawing = new Drawing();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new RefusedDrawing(error.message);
  });
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0' || (encoding && !/^utf-?8$/i.test(encoding))) throw new RefusedDrawing('Another XML');
  });
  parser.on('doctype', () => drawing.change());
  parser.on('processinginstruction', () => drawing.change());
  parser.on('opentag', (tag) => drawing.open(tag));
  parser.on('closetag', (tag) => drawing.close(tag));
  parser.on('text', (words) => drawing.words(words));
  parser.on('cdata', (words) => drawing.words(words));
  parser.write(text).close();
  return drawing.cleaned(text);
}

interface OpenElement {
  standing: Standing | 'note';
  /** What a style element holds, until it is whole. */
  css: string | undefined;
}

/** A drawing on its way, written anew as it is read. */
class Drawing {
  private readonly weight = new DrawingWeight();
  private readonly elements: OpenElement[] = [];
  private size: PictureSize | undefined;
  private readonly written: string[] = [];
  /** What the style elements hold, by their place in what is written. */
  private readonly styles = new Map<number, string>();
  private readonly gradients = new Set<string>();
  private count = 0;
  private isChanged = false;
  private isRewritten = false;

  change(): void {
    this.isChanged = true;
  }

  /** Only what nobody sees had to go. */
  rewrite(): void {
    this.isRewritten = true;
  }

  open(tag: SaxesTagNS): void {
    this.count += 1;
    if (this.count > maximumElements || this.elements.length >= maximumDepth) throw new RefusedDrawing('Too much');
    const outer = this.elements.at(-1);
    const isNote = outer?.standing === 'note' || (outer?.standing !== 'removed' && tag.local === 'metadata');
    const standing = isNote ? 'note' : outer?.standing === 'removed' ? 'removed' : standingOf(tag);
    if (!outer) this.begin(tag, standingOf(tag));
    this.elements.push({ standing, css: standing === 'kept' && tag.local === 'style' ? '' : undefined });
    const attributes = standing === 'kept' ? this.attributesOf(tag) : new Map<string, string>();
    if (isGradient(tag)) this.gradients.add(attributes.get('id') ?? '');
    this.weight.begin(attributes.get('id'), [...attributes.values()].flatMap(placesIn));
    if (standing === 'note') return this.rewrite();
    if (standing !== 'kept') return this.change();
    const words = [...attributes]
      .map(([name, value]) => ` ${name}="${escaped(value).replace(/[\t\n\r]/g, asReference)}"`)
      .join('');
    this.written.push(`<${tag.name}${words}>`);
  }

  close(tag: SaxesTagNS): void {
    const element = this.elements.pop();
    this.weight.end();
    if (element?.standing !== 'kept') return;
    if (element.css !== undefined) this.styles.set(this.written.push('') - 1, element.css);
    this.written.push(`</${tag.name}>`);
  }

  words(words: string): void {
    const element = this.elements.at(-1);
    if (!element || element.standing === 'removed' || element.standing === 'note') return;
    if (element.css === undefined) this.written.push(escaped(words));
    else element.css += words;
  }

  cleaned(original: string): CleanedDrawing {
    if (!this.size || !this.weight.isBearable()) throw new RefusedDrawing('Nothing to draw, or too much');
    for (const [place, css] of this.styles) {
      if (this.mayStyle(css)) this.written[place] = escaped(css);
      else this.change();
    }
    return {
      ...this.size,
      text: this.isChanged || this.isRewritten ? this.written.join('') : original,
      isChanged: this.isChanged,
    };
  }

  /** Rules say the same of many parts, so nobody could count what those show; gradients show nothing else. */
  private mayStyle(css: string): boolean {
    return isSafeStyle(css) && placesIn(css).every((id) => this.gradients.has(id));
  }

  private begin(tag: SaxesTagNS, standing: Standing): void {
    if (tag.local !== 'svg' || standing !== 'kept') throw new RefusedDrawing('Not SVG');
    this.size = sizeOfDrawing((name) => tag.attributes[name]?.value);
  }

  private attributesOf(tag: SaxesTagNS): Map<string, string> {
    const all = Object.values(tag.attributes);
    const kept = all.filter((attribute) => isInert(tag.uri) || isDrawingAttribute(attribute));
    if (kept.length < all.length) this.change();
    return new Map(kept.map(({ name, value }) => [name, value]));
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');
/** A blank that XML would read as a space. */
const asReference = (blank: string): string => `&#${blank.charCodeAt(0)};`;
