import type { Language } from '@masar/i18n';
import { bundleLimits } from '../bundle.js';
import { CodeVault } from './code-vault.js';
import { type Context, render } from './components.js';
import { siteOf, withSafeLinks } from './links.js';
import { assertShallow } from './nesting.js';
import { within } from './refused-text.js';
import { type Tag, splitTags, withEscapedTags, withPlainAutolinks, withoutComments, withoutRemains } from './tags.js';

/** Front matter at the start of a file; what it says is in course.json too. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, '');

/**
 * Plain Markdown from the texts of real projects (CRS-5): components become headings, boxes and code blocks, comments
 * and raw HTML go, relative links become absolute or text. Code is never touched, and plain Markdown stays as it is.
 * What is nested too deep or becomes too long is refused (`RefusedText`), before it has become that long.
 */
export function cleanMarkdown(text: string, language: Language, source?: string | null): string {
  const site = siteOf(source, language);
  let cleaned = text.normalize('NFC');
  assertShallow(cleaned, bundleLimits.nesting);
  // Where a tag went, a fence or a link may have come into being: once more until nothing changes.
  for (let round = 0; round < maximumRounds; round += 1) {
    const before = cleaned;
    cleaned = cleanOnce(before, language, site);
    if (cleaned === before) break;
  }
  // Boxes inside quotes add up: what comes out must be taken again.
  assertShallow(cleaned, bundleLimits.nesting);
  return within(bundleLimits.lessonLetters, cleaned);
}

function cleanOnce(text: string, language: Language, site: string | undefined): string {
  const vault = new CodeVault();
  let cleaned = withPlainAutolinks(withoutComments(vault.protect(text)));
  // What is left of nested or broken tags may be a tag again; whoever nests them deeper means harm.
  for (let round = 0, before = ''; before !== cleaned && round < maximumRounds; round += 1) {
    before = cleaned;
    cleaned = withoutRemains(withoutTags(cleaned, { language, vault, maximum: maximumOnTheWay }));
  }
  return vault.restore(tidy(withSafeLinks(withEscapedTags(cleaned), site)), maximumOnTheWay).trim();
}

/** Texts that people write settle in two rounds. */
const maximumRounds = 8;
/** Components inside components; deeper ones, of which some were never closed, leave their content. */
const maximumDepth = 50;
/** Empty lines and blanks that go in the end may stand there before. */
const maximumOnTheWay = 2 * bundleLimits.lessonLetters;

interface OpenTag {
  tag: Tag;
  content: string;
}

/** Renders components from the inside out; a tag that is never closed leaves its content, a stray closing tag nothing. */
function withoutTags(text: string, context: Context): string {
  const open: OpenTag[] = [
    { tag: { name: '', isClosing: false, isEmpty: false, lines: 0, attribute: () => undefined }, content: '' },
  ];
  const write = (piece: string) => {
    const innermost = open.at(-1);
    if (innermost) innermost.content = within(context.maximum, innermost.content + piece);
  };
  for (const part of splitTags(text)) {
    if (typeof part === 'string') write(part);
    else if (part.isClosing) close(open, part.name, write, context);
    else if (part.isEmpty) write(render(part, '', context));
    else if (open.length <= maximumDepth) open.push({ tag: part, content: '' });
  }
  while (open.length > 1) write(open.pop()?.content ?? '');
  return open[0]?.content ?? '';
}

function close(open: OpenTag[], name: string, write: (piece: string) => void, context: Context): void {
  const place = open.findLastIndex(({ tag }) => tag.name === name);
  if (place < 1) return;
  while (open.length - 1 > place) write(open.pop()?.content ?? '');
  const closed = open.pop();
  if (closed) write(render(closed.tag, closed.content, context));
}

/** At most one empty line in a row, none inside a quote but its own. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
