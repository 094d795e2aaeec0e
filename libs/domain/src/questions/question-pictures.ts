import { rulesOf } from './kinds/rules-of-kinds.ts';
import type { Question } from './question.ts';

/** What pictures of questions may be: of one, in pixels of its longer side and bytes once it is kept (QB-1). */
export const questionPictureLimits = { side: 1200, bytes: 120_000 } as const;

/**
 * The Markdown with each picture as `change` writes it: its words and its address are given, and the whole of it. Its signs
 * are looked for once each, for an expression would read the rest of the text at every beginning (SEC-14).
 */
export function withPictures(
  markdown: string,
  change: (words: string, address: string, whole: string) => string,
): string {
  const pieces: string[] = [];
  let at = 0;
  let from = 0;
  for (;;) {
    const begin = markdown.indexOf('![', from);
    const bracket = begin < 0 ? -1 : endOfWords(markdown, begin + 2);
    if (bracket < 0) break;
    // Whatever else begins before this bracket ends with it, too.
    from = bracket + 1;
    if (markdown[from] !== '(') continue;
    const end = markdown.indexOf(')', from);
    if (end < 0) break;
    const [, address = ''] = /^\s*<?([^\s>]*)/.exec(markdown.slice(from + 1, end)) ?? [];
    from = end + 1;
    pieces.push(
      markdown.slice(at, begin),
      change(markdown.slice(begin + 2, bracket), address, markdown.slice(begin, from)),
    );
    at = from;
  }
  return pieces.join('') + markdown.slice(at);
}

/** The bracket that ends the words of a picture; -1 where none does. */
function endOfWords(markdown: string, from: number): number {
  for (let at = from; at < markdown.length; at += 1) {
    if (markdown[at] === '\\') at += 1;
    else if (markdown[at] === ']') return at;
  }
  return -1;
}

const texts = new Set(['ar', 'en']);

/** The question with all its texts in Markdown changed; nothing else of it is touched. */
export function withTexts<Part>(part: Part, change: (markdown: string) => string): Part {
  if (Array.isArray(part)) return part.map((each: unknown) => withTexts(each, change)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const isText = 'ar' in part && 'en' in part;
  const fields = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    isText && texts.has(name) && typeof value === 'string' ? change(value) : withTexts(value, change),
  ]);
  return Object.fromEntries(fields) as Part;
}

/** The address of the picture that a question is asked about, empty while there is none; `undefined` for kinds without. */
export const askedPicture = (question: Question): string | undefined => rulesOf(question).picture?.of(question).address;

/** A question that is asked about a picture with another one; all others as they are. */
export const withAskedPicture = (question: Question, address: string): Question =>
  rulesOf(question).picture?.at(question, address) ?? question;

/** Addresses of all pictures that a question shows, each once. */
export function picturesOf(question: Question): string[] {
  const asked = askedPicture(question);
  const found = new Set<string>(asked === undefined ? [] : [asked]);
  withTexts(question, (markdown) => {
    withPictures(markdown, (_, address) => {
      found.add(address);
      return '';
    });
    return markdown;
  });
  return [...found];
}

/** The question with the addresses of its pictures changed. */
export function withAddresses(question: Question, change: (address: string) => string): Question {
  const moved = withTexts(question, (markdown) =>
    withPictures(markdown, (_, address, whole) => {
      const next = change(address);
      return next === address ? whole : whole.replace(`(${address}`, `(${next}`).replace(`<${address}`, `<${next}`);
    }),
  );
  const asked = askedPicture(moved);
  return asked === undefined ? moved : withAskedPicture(moved, change(asked));
}

/** Where a picture of ours is, with its size, so that its room is kept while it loads. */
export const sizedAddress = (address: string, { width, height }: { width: number; height: number }): string =>
  `${address}#${width}x${height}`;

/** The size that an address tells; `undefined` where it tells none. */
export function sizeInAddress(address: string): { width: number; height: number } | undefined {
  const [, width, height] = /#(\d{1,5})x(\d{1,5})$/.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
