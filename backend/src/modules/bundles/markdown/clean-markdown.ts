import { withoutUnseenInProse } from '@masar/domain';
import type { DataLanguage } from '@masar/i18n';
import { bundleLimits } from '../bundle.js';
import { withOwnBoxes } from './boxes.js';
import { withoutBracketLines } from './bracket-lines.js';
import { CodeVault } from './code-vault.js';
import { isKnown, render } from './components.js';
import { selfEnding } from './elements.js';
import { withoutSigns } from './html-tables.js';
import { LineFinder } from './line-finder.js';
import { siteOf, withSafeLinks } from './links.js';
import { assertShallow } from './nesting.js';
import { within } from './refused-text.js';
import { withoutListSigns } from './render-lists.js';
import type { Context } from './rendering.js';
import { alone, type OnRemark, type Surroundings } from './surroundings.js';
import { splitTags, type Tag, withEscapedTags, withoutComments, withoutFragments, withOwnAnchors } from './tags.js';

/** Front matter at the start of a file; what it says is in course.json too. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, '');

/**
 * Plain Markdown from the texts of real projects (CRS-5): components become headings, boxes and code blocks, elements of
 * HTML their Markdown, links of the course stay and others become absolute or text. Code is never touched, plain
 * Markdown stays as it is, and what is not understood is told. What is nested too deep or becomes too long is refused
 * (`RefusedText`), before it has become that long.
 */
export function cleanMarkdown(
  text: string,
  language: DataLanguage,
  source?: string | null,
  surroundings: Surroundings = alone,
): string {
  const site = siteOf(source, language);
  let cleaned = withoutUnseenInProse(text);
  assertShallow(cleaned, bundleLimits.nesting);
  // Where a tag went, a fence or a link may have come into being: once more until nothing changes. Only the first
  // round knows the lines of the file.
  for (let round = 0; round < maximumRounds; round += 1) {
    const before = cleaned;
    const tell: OnRemark = round === 0 ? surroundings.remark : () => {};
    const boxed = withOwnBoxes(before.replace(/\r\n?/g, '\n'), boxLimits, tell);
    const remark: OnRemark = (kind, line, detail) => tell(kind, boxed.lines[line - 1] ?? line, detail);
    cleaned = cleanOnce(boxed.text, { language, site, surroundings: { ...surroundings, remark } });
    if (cleaned === before) break;
  }
  // Boxes inside quotes add up: what comes out must be taken again.
  assertShallow(cleaned, bundleLimits.nesting);
  return within(bundleLimits.lessonLetters, cleaned);
}

function cleanOnce(text: string, given: Pick<Context, 'language' | 'site' | 'surroundings'>): string {
  const vault = new CodeVault();
  const { remark } = given.surroundings;
  const visible = vault.protect(text, (comment, line) => remark('comment', line, comment)).normalize('NFC');
  const visibleLines = new LineFinder(visible, vault);
  const plain = withoutBracketLines(visible, (place) => visibleLines.at(place), remark);
  const linked = withSafeLinks(plain, {
    ...given.surroundings,
    site: given.site,
    linesIn: (part) => {
      const lines = new LineFinder(part, vault);
      return (place) => lines.at(place);
    },
  });
  const context = { ...given, vault, maximum: maximumOnTheWay };
  const anchored = withOwnAnchors(linked);
  const anchoredLines = new LineFinder(anchored, vault);
  let cleaned = withoutComments(anchored, (comment, place) => {
    remark('comment', anchoredLines.at(place), comment.slice(3).trim());
    return comment.includes('\n') ? vault.keep('', comment.split('\n').length - 1) : '';
  });
  // What is left of nested tags may be a tag again; whoever nests them deeper means harm.
  for (let round = 0, before = ''; before !== cleaned && round < maximumRounds; round += 1) {
    before = cleaned;
    cleaned = withoutFragments(withoutTags(cleaned, context, round === 0 ? remark : () => {}));
  }
  const escaped = withEscapedTags(withoutListSigns(withoutSigns(cleaned)));
  return vault
    .restore(tidy(escaped), maximumOnTheWay)
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/** Texts that people write settle in two rounds. */
const maximumRounds = 8;
/** Components inside components; deeper ones, of which some were never closed, leave their content. */
const maximumDepth = 50;
/** Empty lines and blanks that go in the end may stand there before. */
const maximumOnTheWay = 2 * bundleLimits.lessonLetters;
const boxLimits = { depth: bundleLimits.nesting, letters: maximumOnTheWay };

interface OpenTag {
  tag: Tag;
  line: number;
  content: string;
}

/** Renders components from the inside out; what only looks like a tag, as in `List<String>`, stays text. */
function withoutTags(text: string, context: Omit<Context, 'remark'>, remark: OnRemark): string {
  const parts = splitTags(text);
  const closings = new Set(parts.flatMap((part) => (typeof part !== 'string' && part.isClosing ? [part.name] : [])));
  const open: OpenTag[] = [];
  let result = '';
  let line = 1;
  const write = (piece: string) => {
    const innermost = open.at(-1);
    if (innermost) innermost.content = within(context.maximum, innermost.content + piece);
    else result = within(context.maximum, result + piece);
  };
  const writeRendered = ({ tag, line: begun, content }: OpenTag) =>
    write(render(tag, content, { ...context, remark: (kind, detail) => remark(kind, begun, detail) }));
  const writeAsText = (tag: Tag, at: number, content = '', isWord = false) => {
    if (!isWord) remark('kept_as_text', at, tag.written);
    write(withEscapedTags(tag.written) + content);
  };
  const leave = (each: OpenTag | undefined) => {
    if (!each) return;
    if (selfEnding.has(each.tag.name.toLowerCase())) writeRendered(each);
    else writeAsText(each.tag, each.line, each.content);
  };
  const close = (tag: Tag) => {
    const place = open.findLastIndex(({ tag: { name } }) => name === tag.name);
    if (place < 0) return writeAsText(tag, line);
    while (open.length - 1 > place) leave(open.pop());
    const closed = open.pop();
    if (closed) writeRendered(closed);
  };
  let before = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      write(part);
      line += context.vault.linesOf(part);
      before = part;
      continue;
    }
    const isWord = touchesWord(part, before);
    if (isWord || isNeverClosed(part, closings)) writeAsText(part, line, '', isWord);
    else if (part.isClosing) close(part);
    else if (part.isEmpty) writeRendered({ tag: part, line, content: '' });
    else if (open.length < maximumDepth) open.push({ tag: part, line, content: '' });
    line += part.lines;
    before = '';
  }
  while (open.length > 0) leave(open.pop());
  return result;
}

/** `List<String>`: a name that nobody knows, right after a word. */
const touchesWord = (tag: Tag, before: string): boolean =>
  !tag.isClosing && !isKnown(tag.name) && /[\p{L}\p{N}_]$/u.test(before);

/** `<your-name>`: a name that nobody knows, for somebody to fill in. */
const isNeverClosed = (tag: Tag, closings: ReadonlySet<string>): boolean =>
  !tag.isClosing && !tag.isEmpty && !isKnown(tag.name) && !closings.has(tag.name);

/** At most one empty line in a row, none inside a quote but its own. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
