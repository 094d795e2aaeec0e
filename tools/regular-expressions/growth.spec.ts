import { isEndless, worstTextFor } from './growth.ts';
import { hostileTextsFor } from './hostile-texts.ts';
import { writtenExpressions } from './written-expressions.ts';

/** What takes the square of a text that is never long, each with the reason why it is not. */
const bounded: Record<string, string> = {
  [String.raw`\s*<title>[^<]*<\/title>`]: 'Our own pages, while they are written.',
  [String.raw`\s*<meta name="description"[^>]*>`]: 'Our own pages, while they are written.',
  [String.raw`\s*<script type="module"[^>]*><\/script>`]: 'Our own pages, while they are written.',
  [String.raw`\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>`]: 'Our own pages, while they are written.',
  [String.raw`<html [^>]*(?=>)`]: 'Our own pages, while they are written.',
  [String.raw`\s*[:：]\s*`]: 'A time that somebody types into their own browser.',
  '=+$': 'What a browser made of 32 bytes.',
  [String.raw`https?:\/\/\S+?\.m?js`]: 'What a browser says of its own code.',
  [String.raw`[ \t]*(?:\{#([\p{L}\p{N}_.-]{1,100})\}|\[#([\p{L}\p{N}_.-]{1,100})\])[ \t]*$`]:
    'The last 220 letters of a heading.',
  [String.raw`^\s*\|[^|\n]+\|.*$`]: 'Four times the letters of an excerpt.',
  [String.raw`!?\[([^\]\n]*)\]\([^)\n]*\)`]: 'Four times the letters of an excerpt.',
  [String.raw`(\*\*|~~|(?<!\w)__)(?=\S)(.*?\S)\1(?!\w)`]: 'Four times the letters of an excerpt.',
  [String.raw`^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$`]: 'A number of at most a hundred signs.',
  [String.raw`\s*e\s*`]: 'A number of at most a hundred signs.',
  [String.raw`([a-z][aeiouy][a-z]*(?:b(?=b)|d(?=d)|g(?=g)|m(?=m)|n(?=n)|p(?=p)|r(?=r)|t(?=t)))[bdgmnprt](?:ing|ed) `]:
    'Words of at most 200 letters.',
  [String.raw`([a-z][aeiouy][a-z]+)(?:ing|ed) `]: 'Words of at most 200 letters.',
  [String.raw`\.zip\.(.+)\.(\d+)\.part$`]: 'Names of our own files.',
  [String.raw`<input type="checkbox"([^>]*)>`]: 'What our own renderer wrote; what people write is escaped there.',
  [String.raw`<(br|hr|img)((?:\s[^<>]*?)?)\s*\/?>`]:
    'What our own renderer wrote, of one question, in a process with limits.',
};

const expressions = writtenExpressions();
const isBounded = (source: string): boolean => Object.hasOwn(bounded, source);

describe('regular expressions', () => {
  it.each([
    ['openers', String.raw`<!--[^]*?-->`, 'g'],
    ['blanks before an end', String.raw`\s+$`, ''],
    ['parts that take the same', '^(a|a)*$', ''],
    ['an address that never comes', String.raw`!\[([^\]]*)\]\([^)]*\)`, 'g'],
  ])('are found to take the square of a text, or worse: %s [SEC-14]', (_, source, flags) => {
    expect(worstTextFor(source, flags)).toBeDefined();
  });

  it('take time as the text grows, in every place where a text may be long [SEC-14]', () => {
    expect(expressions.length).toBeGreaterThan(500);
    const worse = expressions
      .filter(({ source }) => !isBounded(source))
      .flatMap(({ file, line, source, flags }) => {
        const hostile = worstTextFor(source, flags);
        return hostile ? [`${file}:${line} /${source}/ of ${JSON.stringify(hostile)}`] : [];
      });
    expect(worse).toEqual([]);
  });

  it('end soon with a short text, also where a long one is excused [SEC-14]', () => {
    const endless = expressions
      .filter(({ source }) => isBounded(source))
      .flatMap(({ source, flags }) => hostileTextsFor(source, flags).map((hostile) => ({ source, flags, hostile })))
      .filter(({ source, flags, hostile }) => isEndless(source, flags, hostile));
    expect(endless).toEqual([]);
    const [hostile] = hostileTextsFor('(?:ab|a|b)+ ', 'g');
    expect(hostile && isEndless('(?:ab|a|b)+ ', 'g', hostile)).toBe(true);
  });

  it('are excused no longer than they are there [SEC-14]', () => {
    const written = new Set(expressions.map(({ source }) => source));
    expect(Object.keys(bounded).filter((source) => !written.has(source))).toEqual([]);
  });
});
