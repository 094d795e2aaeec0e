import { type AcceptedNumber, type LocalizedMarkdown, type Question, readNumber } from '@masar/domain';
import { partId } from '../part-ids.js';
import { FilePictures } from '../pictures/file-pictures.js';
import { type Loss, readInto, type ReadQuestion, type ReadQuestions, Unreadable } from '../read-questions.js';
import { foreignText, type TextFormat } from '../texts/foreign-text.js';
import { hasText } from '../texts/languages.js';
import { childOf, childrenOf, textOf, type XmlElement } from '../xml/read-xml.js';

/** Questions of a Moodle XML file, whose root is `quiz` (QB-3). */
export function readMoodleXml(quiz: XmlElement, pictures = new FilePictures()): ReadQuestions {
  const result: ReadQuestions = { questions: [], skipped: [] };
  let topics: string[] = [];
  childrenOf(quiz, 'question').forEach((element, at) => {
    const type = element.attributes['type'] ?? '';
    if (type === 'category') topics = topicsOf(textOf(childOf(childOf(element, 'category') ?? element, 'text')));
    else readInto(result, String(at + 1), () => readOne(element, type, topics, pictures));
  });
  return result;
}

const topicsOf = (path: string): string[] =>
  path
    .trim()
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'top' && !/^\$\w+\$$/.test(part));

function readOne(
  element: XmlElement,
  type: string,
  topics: string[],
  pictures: FilePictures,
): Omit<ReadQuestion, 'place'> {
  if (type === 'description') throw new Unreadable('text-only', nameOf(element));
  if (type === 'essay') throw new Unreadable('marked-by-people', nameOf(element));
  if (/^calculated/.test(type)) throw new Unreadable('drawn-values', nameOf(element));
  const reader = new MoodleQuestion(element, pictures);
  const key = reader.key(type);
  const prompt = 'prompt' in key ? key.prompt : reader.prompt;
  if (!hasText(prompt)) throw new Unreadable('no-prompt', nameOf(element));
  const explanation = reader.optional('explanation', childOf(element, 'generalfeedback'));
  const question = { id: '', points: reader.points, ...explanation, ...key, prompt } as Question;
  reader.tellTheRest();
  const tags = childrenOf(childOf(element, 'tags') ?? element, 'tag').map((tag) => textOf(childOf(tag, 'text')).trim());
  return {
    name: nameOf(element),
    tags: [...new Set([...topics, ...tags.filter(Boolean)])],
    question,
    losses: reader.losses,
  };
}

const nameOf = (element: XmlElement): string => textOf(childOf(element, 'name')).trim().slice(0, 200);

/** A text with marks in place of the files that lie beside it, as far as there are. */
function withFiles(element: XmlElement, pictures: FilePictures): string {
  const files = new Map(
    childrenOf(element, 'file')
      .filter(({ attributes }) => attributes['encoding'] === 'base64')
      .map((file) => [`${file.attributes['path'] ?? '/'}${file.attributes['name'] ?? ''}`, file]),
  );
  return textOf(childOf(element, 'text')).replace(
    /@@PLUGINFILE@@(\/[^"'\s)>?]*)(?:\?[^"'\s)>]*)?/g,
    (whole, path: string) => {
      const file = files.get(decodedPath(path));
      return file ? pictures.add(Buffer.from(textOf(file), 'base64')) : whole;
    },
  );
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

class MoodleQuestion {
  readonly losses: Loss[] = [];

  constructor(
    private readonly element: XmlElement,
    private readonly pictures: FilePictures,
  ) {}

  get prompt(): LocalizedMarkdown {
    return this.text(childOf(this.element, 'questiontext'));
  }

  get points(): number {
    const grade = readNumber(this.value('defaultgrade'));
    return grade !== undefined && grade > 0 && grade <= 100 ? grade : 1;
  }

  private value = (name: string): string => textOf(childOf(this.element, name)).trim();
  private isSet = (name: string): boolean => ['true', '1'].includes(this.value(name));

  private text(element: XmlElement | undefined): LocalizedMarkdown {
    if (!element) return { ar: '', en: '' };
    const formats: Record<string, TextFormat> = {
      html: 'html',
      markdown: 'markdown',
      plain_text: 'plain',
      plain: 'plain',
      moodle_auto_format: 'auto',
    };
    const format = formats[element.attributes['format'] ?? ''] ?? 'auto';
    return foreignText(format, withFiles(element, this.pictures), this.losses);
  }

  optional<Name extends string>(name: Name, element: XmlElement | undefined): { [key in Name]?: LocalizedMarkdown } {
    const text = this.text(element);
    return hasText(text) ? ({ [name]: text } as { [key in Name]?: LocalizedMarkdown }) : {};
  }

  /** What is said however somebody answers, hints, and what a penalty takes: a bank knows none of it. */
  tellTheRest(): void {
    for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
      const said = textOf(childOf(this.element, name)).trim();
      // Moodle writes these three into every question.
      if (said !== '' && !/^(<p>)?\s*Your answer is (partially )?(in)?correct\.\s*(<\/p>)?$/.test(said)) {
        this.losses.push({ reason: 'feedback', detail: said.slice(0, 80) });
      }
    }
    for (const hint of childrenOf(this.element, 'hint'))
      this.losses.push({ reason: 'hint', detail: textOf(hint).trim().slice(0, 80) });
  }

  key(type: string) {
    const answers = childrenOf(this.element, 'answer');
    const fractions = answers.map((answer) => this.fraction(answer));
    if (
      ['multichoice', 'shortanswer', 'numerical', 'truefalse'].includes(type) &&
      !fractions.some((fraction) => fraction > 0)
    ) {
      throw new Unreadable('no-key', nameOf(this.element));
    }
    switch (type) {
      case 'multichoice': {
        const options = answers.map((answer, at) => ({
          id: partId('o', at),
          text: this.text(answer),
          weight: fractions[at]!,
          ...this.feedback(answer),
        }));
        if (options.some(({ text }) => !hasText(text))) throw new Unreadable('media', nameOf(this.element));
        const shuffles = this.isSet('shuffleanswers');
        if (this.isSet('single')) return { kind: 'single', options, shuffles } as const;
        return { kind: 'multiple', options, credit: 'partial', shuffles } as const;
      }
      case 'truefalse':
        return this.trueFalse(answers, fractions);
      case 'shortanswer': {
        const accepted = answers.flatMap((answer, at) => {
          const text = textOf(childOf(answer, 'text')).trim();
          if (text === '*') return this.lost('catch-all', textOf(childOf(answer, 'feedback')));
          if (/(?<!\\)\*/.test(text)) this.losses.push({ reason: 'wildcard', detail: text.slice(0, 80) });
          return [{ text: text.replaceAll('\\*', '*'), weight: fractions[at]!, ...this.feedback(answer) }];
        });
        return { kind: 'short-text', accepted, exact: this.isSet('usecase') } as const;
      }
      case 'numerical':
        return { kind: 'number', unit: this.unit(), accepted: this.numbers(answers, fractions) } as const;
      case 'matching':
        return this.matching();
      case 'ordering':
        return {
          kind: 'ordering',
          items: answers.map((answer, at) => ({ id: partId('i', at), text: this.text(answer) })),
        } as const;
      case 'gapselect':
        return this.gapSelect();
      default:
        throw new Unreadable('unknown-kind', type);
    }
  }

  private fraction(answer: XmlElement): number {
    const value = readNumber(answer.attributes['fraction'] ?? '0');
    if (value === undefined || Math.abs(value) > 100)
      throw new Unreadable('broken', answer.attributes['fraction'] ?? '');
    return value;
  }

  private feedback = (answer: XmlElement) => this.optional('feedback', childOf(answer, 'feedback'));

  private lost(reason: Loss['reason'], detail: string): [] {
    this.losses.push({ reason, detail: detail.trim().slice(0, 80) });
    return [];
  }

  private trueFalse(answers: XmlElement[], fractions: number[]) {
    const find = (word: string) =>
      answers.find((answer) => textOf(childOf(answer, 'text')).trim().toLowerCase() === word);
    const [yes, no] = [find('true'), find('false')];
    if (!yes || !no) throw new Unreadable('broken', nameOf(this.element));
    const said = {
      ...this.optional('feedbackTrue', childOf(yes, 'feedback')),
      ...this.optional('feedbackFalse', childOf(no, 'feedback')),
    };
    return { kind: 'true-false', isTrue: (fractions[answers.indexOf(yes)] ?? 0) > 0, ...said } as const;
  }

  private numbers(answers: XmlElement[], fractions: number[]): AcceptedNumber[] {
    return answers.flatMap((answer, at) => {
      const text = textOf(childOf(answer, 'text')).trim();
      if (text === '*') return this.lost('catch-all', textOf(childOf(answer, 'feedback')));
      const [value, tolerance] = [readNumber(text), readNumber(textOf(childOf(answer, 'tolerance')).trim() || '0')];
      if (value === undefined || tolerance === undefined) throw new Unreadable('broken', text);
      return [{ value, tolerance: Math.abs(tolerance), weight: fractions[at]!, ...this.feedback(answer) }];
    });
  }

  /** The first unit counts once; others would each turn the number into another. */
  private unit(): string {
    const units = childrenOf(childOf(this.element, 'units') ?? this.element, 'unit');
    const names = units.map((unit) => textOf(childOf(unit, 'unit_name')).trim());
    for (const name of names.slice(1)) this.losses.push({ reason: 'unit', detail: name });
    return names[0] ?? '';
  }

  private matching() {
    const pairs = childrenOf(this.element, 'subquestion').map((element) => ({
      left: this.text(element),
      right: textOf(childOf(childOf(element, 'answer') ?? element, 'text')).trim(),
    }));
    const rights = [...new Set(pairs.map(({ right }) => right))];
    const asked = pairs.filter(({ left }) => hasText(left));
    if (asked.length === 0) throw new Unreadable('no-key', nameOf(this.element));
    return {
      kind: 'matching',
      left: asked.map(({ left, right }, at) => ({
        id: partId('l', at),
        text: left,
        rightId: partId('r', rights.indexOf(right)),
      })),
      right: rights.map((right, at) => ({ id: partId('r', at), text: foreignText('plain', right, this.losses) })),
    } as const;
  }

  /** Gaps of the text are `[[2]]`: the second choice belongs there, and those of its group are offered. */
  private gapSelect() {
    const choices = childrenOf(this.element, 'selectoption').map((element) => ({
      text: foreignText('plain', textOf(childOf(element, 'text')).trim(), this.losses),
      group: textOf(childOf(element, 'group')).trim(),
    }));
    const numbers = [
      ...textOf(childOf(childOf(this.element, 'questiontext') ?? this.element, 'text')).matchAll(/\[\[(\d+)\]\]/g),
    ].map(([, number]) => Number(number));
    if (numbers.length === 0 || numbers.some((number) => !choices[number - 1]))
      throw new Unreadable('part-missing', nameOf(this.element));
    let next = 0;
    const gap = () => `{{${partId('g', next++)}}}`;
    const marked = (text: string) => {
      next = 0;
      return text.replace(/\\?\[\\?\[\d+\\?\]\\?\]/g, gap);
    };
    const { ar, en } = this.prompt;
    const gaps = numbers.map((number, at) => ({
      id: partId('g', at),
      kind: 'choice' as const,
      options: choices.flatMap(({ text, group }, place) =>
        group === choices[number - 1]!.group
          ? [{ id: partId('o', place), text, weight: place === number - 1 ? 100 : 0 }]
          : [],
      ),
    }));
    return { kind: 'cloze', gaps, prompt: { ar: marked(ar), en: marked(en) } } as const;
  }
}
