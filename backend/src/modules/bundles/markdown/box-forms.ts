/** What other dialects call their boxes, by our five kinds. */
const kinds = {
  NOTE: 'note smart info seealso abstract quote cite example todo question faq details admonition',
  TIP: 'tip hint success check done',
  IMPORTANT: 'important attention',
  WARNING: 'warning warn',
  CAUTION: 'caution danger error failure bug',
} as const;
const kindOfName = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
);
/** Boxes that look like code blocks; other words there are languages. */
const fencedNames = new Set('smart warn note tip info important warning caution danger hint quote'.split(' '));
/** What only says where its content is for: it stands without a box. */
const framelessNames = new Set(['online', 'offline', 'compare']);

/** A title may hold code, which the fence of a code block could not. */
const fenced = /^([ \t]{0,40})(`{3,}|~{3,})[ \t]*(\{?)([a-z]+)\}?(?:[ \t]+(.*))?$/;
const colons = /^([ \t]{0,40})(:{3,})[ \t]*\{?\.?([A-Za-z][\w-]*)\}?[ \t]*(.*)$/;
const colonsEnd = /^[ \t]{0,40}:{3,}[ \t]*$/;
const indented = /^( {0,3})(?:!!!|\?\?\?\+?)[ \t]+([a-z]+)(?:[ \t]+"([^"\n]*)")?[ \t]*$/;
const marker = /^([ \t>]{0,60}>[ \t]*)\[!([A-Za-z]+)\]([+-]?)/;

/** A box as it begins, in one of the forms. */
export interface BoxStart {
  /** What its end looks like; a box of `!!!` has none and ends where the indentation does. */
  end: string;
  indentation: string;
  name: string;
  title: string;
  /** What stands behind the title on its line. */
  text: string;
  isFrameless: boolean;
}

export const kindOf = (name: string): string | undefined => kindOfName.get(name.toLowerCase());

/** Where the last box of colons in the text may end; those that begin later are words. */
export const lastColonsIn = (lines: readonly string[]): number => lines.findLastIndex((line) => colonsEnd.test(line));

/** Undefined for a line that begins no box. */
export function boxStartOf(line: string, mayHaveColons: boolean): BoxStart | undefined {
  const [, fenceIndentation = '', fence = '', brace, fenceName = '', fenceTitle = ''] = fenced.exec(line) ?? [];
  const isFrameless = framelessNames.has(fenceName);
  const isBox = isFrameless || fencedNames.has(fenceName) || (brace && kindOf(fenceName));
  // With a fence in its title it is a code span on one line.
  if (isBox && !fenceTitle.includes('```'))
    return { end: fence, indentation: fenceIndentation, name: fenceName, isFrameless, ...headOf(fenceTitle) };
  const [, colonIndentation = '', colon, colonName = '', colonTitle = ''] = colons.exec(line) ?? [];
  if (colon && mayHaveColons)
    return { end: colon, indentation: colonIndentation, name: colonName, isFrameless: false, ...headOf(colonTitle) };
  const [, indentation = '', name = '', title = ''] = indented.exec(line) ?? [];
  return kindOf(name) ? { end: '', indentation, name, isFrameless: false, ...headOf(title) } : undefined;
}

const attribute = /^(?:header|title|author)="((?:[^"\\]|\\.)*)"(.*)$/;
const setting = /^(?:collapse|open|[\w-]+=.*)$/;

/** Title and text of what stands behind the name of a box; settings such as `collapse` are neither. */
function headOf(words: string): Pick<BoxStart, 'title' | 'text'> {
  const [, title, rest = ''] = attribute.exec(words.trim()) ?? [];
  if (title === undefined) return { title: words.replace(/^\[(.*)\]$|\{[^{}]*\}/g, '$1').trim(), text: '' };
  const text = rest.trim();
  const isSettings = text.split(/\s+/).every((word) => setting.test(word));
  return { title: title.replace(/\\(["\\])/g, '$1').trim(), text: isSettings ? '' : text };
}

/** Whether the line is the end that a box asks for: its sign, as often or more often, and nothing else. */
export function endsBox(line: string, end: string | undefined): boolean {
  const signs = line.trim();
  return Boolean(end) && signs.startsWith(end ?? '') && signs === (end?.[0] ?? '').repeat(signs.length);
}

/** `> [!INFO]` as `> [!NOTE]`; our own kinds stay as they are written. */
export const withOwnKind = (line: string, onUnknown: (name: string) => void): string =>
  line.replace(marker, (whole, before: string, name: string, fold: string) => {
    if (name.toUpperCase() in kinds) return fold ? `${before}[!${name}]` : whole;
    const kind = kindOf(name);
    if (!kind) onUnknown(`[!${name}]`);
    return `${before}[!${kind ?? 'NOTE'}]`;
  });

/** The line without the blanks before what stands in a box; undefined where it does not stand that far in. */
export function insideBox({ end, indentation }: BoxStart, line: string): string | undefined {
  const width = indentation.length + (end === '' ? 4 : 0);
  if (width === 0) return line;
  const [blanks = ''] = /^[ \t]*/.exec(line.slice(0, width)) ?? [];
  return blanks.length === width ? line.slice(width) : undefined;
}
