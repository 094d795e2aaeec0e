import type { Question } from './question.ts';

/** What pictures of questions may be: of one, in pixels of its longer side and bytes once it is kept (QB-1). */
export const questionPictureLimits = { side: 1200, bytes: 120_000 } as const;

const picture = /!\[((?:\\.|[^\]\\]){0,1000})\]\(\s{0,20}<?([^)\s>[]*)>?[^)]{0,1000}\)/g;

/** The Markdown with each picture as `change` writes it: its words and its address are given, and the whole of it. */
export const withPictures = (
  markdown: string,
  change: (words: string, address: string, whole: string) => string,
): string => markdown.replace(picture, (whole, words: string, address: string) => change(words, address, whole));

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

/** Addresses of all pictures that a question shows, each once. */
export function picturesOf(question: Question): string[] {
  const found = new Set<string>(question.kind === 'hotspot' ? [question.picture] : []);
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
  return moved.kind === 'hotspot' ? { ...moved, picture: change(moved.picture) } : moved;
}

/** Where a picture of ours is, with its size, so that its room is kept while it loads. */
export const sizedAddress = (address: string, { width, height }: { width: number; height: number }): string =>
  `${address}#${width}x${height}`;

/** The size that an address tells; `undefined` where it tells none. */
export function sizeInAddress(address: string): { width: number; height: number } | undefined {
  const [, width, height] = /#(\d{1,5})x(\d{1,5})$/.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
