import { fontFamilies, fontHolds } from '@masar/domain';
import { directionOf, type Language } from '@masar/i18n';
import { create, type Font } from 'fontkit';
import { lettersOfPdf, type PlacedLetter, structureOfPdf } from '#testing/glyphs-of-pdf';
import { isolate } from './bidi-runs.js';
import { fontOf } from './fonts.js';
import { makePdf } from './pdf-file.js';
import { printedNames } from './testing/printed-names.js';
import { TextSetter, type TextStyle } from './text-setter.js';

const top = 20;
const step = 13;
const style: TextStyle = { weight: 'Regular', size: 6, color: '#000000', language: 'ar' };
const file = { title: 'Names', language: 'ar', layout: 'portrait', date: new Date(0) } as const;

/** The texts one below the other, each as a name or title is set. */
const pageOf = (texts: readonly { text: string; language: Language }[], changes: Partial<TextStyle> = {}) =>
  makePdf(file, (document) => {
    const setter = new TextSetter(document);
    texts.forEach(({ text, language }, index) =>
      setter.set(
        isolate(text, language),
        { ...style, language, ...changes },
        { x: 20, y: top + index * step, align: 'left', width: 550 },
      ),
    );
  });

const lettersIn = (text: string) => text.normalize('NFD').replace(/[\s\p{Cf}]/gu, '');
const sorted = (text: string) => [...lettersIn(text)].sort().join('');
const withoutMarks = (text: string) => lettersIn(text).replace(/\p{M}/gu, '');
const brackets: Record<string, string> = { '(': ')', ')': '(', '«': '»', '»': '«' };

/** A word as it is drawn from left to right: Arabic letters the other way round, with brackets that still embrace. */
const drawn = (word: string) =>
  /(?=\p{L})\p{Script=Arabic}/u.test(word)
    ? [...withoutMarks(word)]
        .reverse()
        .map((letter) => brackets[letter] ?? letter)
        .join('')
    : withoutMarks(word);

/** What an eye meets on each line from left to right. */
function linesOf(bytes: Uint8Array): string[] {
  const lines: PlacedLetter[][] = [];
  for (const placed of lettersOfPdf(bytes)) (lines[Math.round((placed.y - top) / step)] ??= []).push(placed);
  return lines.map((line) =>
    line
      .sort((one, other) => one.x - other.x || one.width - other.width)
      .map(({ letter }) => letter)
      .join(''),
  );
}

describe('text on paper', () => {
  it.each(['Regular', 'ExtraBold'] as const)(
    'prints every letter of sixty names and titles, and digits in their order, as another program reads it, in %s [CRT-3] [I18N-1]',
    async (weight) => {
      expect(printedNames.length).toBeGreaterThanOrEqual(60);
      const lines = linesOf(await pageOf(printedNames, { weight }));
      const read = printedNames.map(({ text }, index) => [
        text,
        sorted(lines[index] ?? ''),
        withoutMarks(lines[index] ?? ''),
      ]);
      const meant = printedNames.map(({ text, language, seen }) => {
        const words = text.split(' ');
        const order = seen ?? (directionOf(language) === 'rtl' ? words.toReversed() : words);
        return [text, sorted(text), order.map(drawn).join('')];
      });
      expect(read).toEqual(meant);
    },
  );

  it('has the same bytes for the same text, whatever fonts it needs [CRT-3]', async () => {
    const [one, two] = [await pageOf(printedNames), await pageOf(printedNames)];
    expect(one.equals(two)).toBe(true);
  });

  it.each([
    ['سارة 😀', 'سارة'],
    ['김민준', '\uFFFD\uFFFD\uFFFD'],
  ])('sets %s like %s, and keeps the text itself for those who hear it [CRT-3]', async (text, like) => {
    const drawn = async (line: string) =>
      lettersOfPdf(await pageOf([{ text: line, language: 'ar' }])).map(({ letter, x }) => `${letter} ${x.toFixed(2)}`);
    expect(await drawn(text)).toEqual(await drawn(like));
  });

  it.each(fontFamilies)('knows the letters of %s without opening its file [CRT-3]', (family) => {
    const held = new Set((create(fontOf(family, 'Regular')) as Font).characterSet.filter((code) => code >= 0x20));
    const known = Array.from({ length: 0x30000 }, (_, code) => code).filter((code) => fontHolds(family, code));
    expect(known).toEqual([...held].sort((one, other) => one - other));
  });

  it('holds its paragraphs in one document for assistive software [A11Y-1] [CRT-3]', async () => {
    const structure = structureOfPdf(await pageOf(printedNames.slice(0, 3)));
    expect(structure).toEqual({ root: 'Document', children: ['P', 'P', 'P'] });
  });

  it('breaks a long Chinese title, which has no spaces, and keeps a wrapped Latin title in its order [CRT-3]', async () => {
    const set = (text: string) =>
      makePdf(file, (document) => {
        const place = { x: 20, y: top, align: 'left', width: 40, lines: 4 } as const;
        new TextSetter(document).set(isolate(text, 'en'), style, place);
      });
    expect(linesOf(await set('从第一课到第一份工作的学习之路')).length).toBeGreaterThan(1);
    const lines = linesOf(await set('Is this the way? Yes, it is!')).map((line) => line.trim());
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('Is this the way? Yes, it is!');
  });
});
