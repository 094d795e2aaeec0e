/** A tag of HTML or of a component, as it stands in a text. */
export interface Tag {
  name: string;
  isClosing: boolean;
  /** Closes itself, or never has content. */
  isEmpty: boolean;
  /** Ends of lines inside the tag. */
  lines: number;
  /** As it is written. */
  written: string;
  attribute: (name: string) => string | undefined;
}

/** Attributes may hold quoted text and braces with one level of braces inside; none holds `<`, so that every search ends soon. */
const attributes = String.raw`(?:"[^"<]*"|'[^'<]*'|\{(?:[^{}<]|\{[^{}<]*\})*\}|[^"'{}<>])*`;
const tag = new RegExp(String.raw`(?<!\\)<(/?)([A-Za-z][\w.:-]*)(?=[\s/>])(${attributes})>`, 'g');
const fragments = /(?<!\\)<\/?>/g;
const headingLine = /^[ \t>]{0,40}#{1,6}[ \t].*[\]}][ \t]*$/gm;
const headingEnd =
  /^(.*\S)[ \t]{0,40}(?:\{\/\*[ \t]{0,9}([\p{L}\p{N}_.-]{1,100})[ \t]{0,9}\*\/\}|\[#([\p{L}\p{N}_.-]{1,100})\])[ \t]*$/u;

const voidElements = new Set([
  'img',
  'br',
  'hr',
  'input',
  'meta',
  'link',
  'source',
  'wbr',
  'col',
  'area',
  'base',
  'embed',
  'track',
]);

export type Part = string | Tag;

/** Anchors of other dialects after a heading, as ours: `## Title {#title}`. */
export const withOwnAnchors = (text: string): string =>
  text.replace(headingLine, (line) => {
    const [, heading, ofComponent, ofBrackets] = headingEnd.exec(line) ?? [];
    return heading === undefined ? line : `${heading} {#${ofComponent ?? ofBrackets}}`;
  });

/** Comments of components gone, `mark` in their place; blanks before them go too. */
export const withoutComments = (text: string, mark: (comment: string, place: number) => string): string =>
  without(text, '{/*', '*/}', mark).replace(/[ \t]{1,100}$/gm, (blanks) => (blanks === '  ' ? blanks : ''));

/** Without what comments say, but with their lines. */
export const withBlankComments = (text: string): string =>
  without(text, '{/*', '*/}', (comment) => comment.replace(/[^\n]+/g, ''));

/** Searches by index: a comment that never ends costs one look, not one per beginning. */
function without(text: string, start: string, end: string, instead: (found: string, place: number) => string): string {
  let rest = '';
  let from = 0;
  for (;;) {
    const begin = text.indexOf(start, from);
    const finish = begin < 0 ? -1 : text.indexOf(end, begin + start.length);
    if (finish < 0) return rest + text.slice(from);
    rest += text.slice(from, begin) + instead(text.slice(begin, finish), begin);
    from = finish + end.length;
  }
}

/** Signs of components that group others and show nothing. */
export const withoutFragments = (text: string): string => text.replace(fragments, '');
/** Makes every sign that could open a tag plain text. */
export const withEscapedTags = (text: string): string => text.replace(/(?<!\\)<(?=[A-Za-z!?/>])/g, '\\<');

/** The text as a row of texts and tags. */
export function splitTags(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const [whole, slash, name = '', rest = ''] = match;
    parts.push(text.slice(end, match.index), {
      name,
      isClosing: slash === '/',
      isEmpty: rest.trimEnd().endsWith('/') || voidElements.has(name.toLowerCase()),
      lines: whole.split('\n').length - 1,
      written: whole,
      attribute: (wanted) => readAttribute(rest, wanted),
    });
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

function readAttribute(rest: string, name: string): string | undefined {
  const found = new RegExp(
    String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*["'\x60]([^"'\x60]*)["'\x60]\s*\})`,
  ).exec(rest);
  return found?.slice(1).find((value) => value !== undefined);
}
