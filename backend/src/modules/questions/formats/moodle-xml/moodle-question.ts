import { type LocalizedMarkdown, readNumber } from '@masar/domain';
import type { FilePictures } from '../pictures/file-pictures.js';
import { type Loss, Unreadable } from '../read-questions.js';
import { takenPoints } from '../taken-points.js';
import { foreignText, nothingIn, type TextFormat } from '../texts/foreign-text.js';
import { hasText, oneName } from '../texts/languages.js';
import { childOf, childrenOf, textOf, type XmlElement } from '../xml/read-xml.js';
import { pictureBeside, withFiles } from './moodle-files.js';

const formats: Record<string, TextFormat> = {
  html: 'html',
  markdown: 'mixed',
  plain_text: 'plain',
  plain: 'plain',
  moodle_auto_format: 'auto',
};

export const nameOf = (element: XmlElement): string => oneName(textOf(childOf(element, 'name')));

/** One question of a Moodle XML file while it is read. */
export class MoodleQuestion {
  readonly losses: Loss[] = [];

  constructor(
    readonly element: XmlElement,
    private readonly pictures: FilePictures,
  ) {}

  /** What it asks; `source` stands in place of the text that the file has. */
  prompt(source?: string): LocalizedMarkdown {
    const asked = childOf(this.element, 'questiontext');
    const text = this.text(asked, source);
    const beside = pictureBeside(this.element, this.pictures);
    if (beside === '') return text;
    if (!beside.startsWith('masar-picture/')) {
      this.losses.push({ reason: 'picture', detail: beside.slice(0, 200) });
      return text;
    }
    const below = (words: string) => (words === '' ? '' : `${words}\n\n![](${beside})`);
    return { ar: below(text.ar), en: below(text.en) };
  }

  /** Its text as it stands in the file, with marks in place of the files beside it. */
  get source(): string {
    const asked = childOf(this.element, 'questiontext');
    return asked ? withFiles(asked, this.element, this.pictures) : '';
  }

  points(): number {
    const grade = this.value('defaultgrade');
    return takenPoints(readNumber(grade), grade, this.losses);
  }

  value = (name: string): string => textOf(childOf(this.element, name)).trim();
  /** Yes or no; `otherwise` where the file says nothing. */
  isSet = (name: string, otherwise = false): boolean => {
    const value = this.value(name).toLowerCase();
    return value === '' ? otherwise : ['true', '1', 'yes'].includes(value);
  };

  text(element: XmlElement | undefined, source?: string): LocalizedMarkdown {
    if (!element) return { ar: '', en: '' };
    const format = formats[element.attributes['format'] ?? ''] ?? 'auto';
    return foreignText(format, source ?? withFiles(element, this.element, this.pictures), this.losses);
  }

  optional<Name extends string>(name: Name, element: XmlElement | undefined): { [key in Name]?: LocalizedMarkdown } {
    const text = this.text(element);
    return hasText(text) ? ({ [name]: text } as { [key in Name]?: LocalizedMarkdown }) : {};
  }

  feedback = (answer: XmlElement) => this.optional('feedback', childOf(answer, 'feedback'));

  lost(reason: Loss['reason'], detail: string): [] {
    this.losses.push({ reason, detail: detail.trim().slice(0, 80) });
    return [];
  }

  fraction(answer: XmlElement): number {
    const value = readNumber(answer.attributes['fraction'] ?? '0');
    if (value === undefined || Math.abs(value) > 100)
      throw new Unreadable('broken', answer.attributes['fraction'] ?? '');
    return value;
  }

  /** What is said however somebody answers, hints, and what a penalty takes: a bank knows none of it. */
  tellTheRest(): void {
    for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
      const words = textOf(childOf(this.element, name)).trim();
      // Moodle writes these three into every question.
      if (!nothingIn(words) && !/^(<p>)?\s*Your answer is (partially )?(in)?correct\.\s*(<\/p>)?$/.test(words))
        this.lost('feedback', words);
    }
    for (const hint of childrenOf(this.element, 'hint').map(textOf)) if (!nothingIn(hint)) this.lost('hint', hint);
  }
}
