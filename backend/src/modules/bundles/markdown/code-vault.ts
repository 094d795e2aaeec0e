import { withoutHtmlComments } from './comments.js';
import { withHighlights } from './highlights.js';
import { IndentedCode, quoteSigns } from './indented-code.js';
import { RefusedText, within } from './refused-text.js';

/** Signs that no text has: Unicode keeps them for the inside of programs. */
const opening = '\uFDD0';
const closing = '\uFDD1';
const marks = /[\uFDD0-\uFDD7]/g;
const token = /\uFDD0(\d+)\uFDD1/g;

/** Before an opening fence: quote signs, list signs and blanks. */
const fenceOpening = /^([ \t>]{0,40}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,8}){0,4}[ \t>]{0,40})(`{3,}|~{3,})([^\n]*)$/;
const escapedFence = /^([ \t>]{0,40})\\`\\`\\`([\w-]*)[ \t]*$/;
const span = /(?<![\\`])(`+)(?!`)((?:(?!\n[ \t>]*\n)[^\uFDD0])*?[^`\uFDD0])\1(?!`)/g;
const autolink = /(?<!\\)<(?:https?:\/\/[^\s<>]+|(?:mailto:)?[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+)>/gi;

interface OpenFence {
  /** Its backticks were escaped by mistake; then those of its end are too. */
  isEscaped: boolean;
  prefix: string;
  fence: string;
  lines: string[];
}

/** What is told of a comment that went: its first letters and the line in which it began. */
type OnComment = (comment: string, line: number) => void;

/**
 * Keeps code out of reach while text is rewritten: every fenced or indented block, every code span and every address in
 * angle brackets is stored and leaves a token behind; `restore` puts them back as they were, each line under the prefix
 * that its token has by then. Comments of HTML go, with the fences inside them.
 */
export class CodeVault {
  private readonly kept: string[] = [];
  /** Ends of lines that each token took away. */
  private readonly lines: number[] = [];

  /** The text with tokens in place of code. Lines end in \n only. */
  protect(text: string, onComment: OnComment = () => {}): string {
    const source = text.replace(/\r\n?/g, '\n').replace(marks, '').split('\n');
    const lastEnd = source.findLastIndex((line) => line.includes('-->'));
    const indented = new IndentedCode(source);
    const lines: string[] = [];
    let open: OpenFence | undefined;
    for (let place = 0; place < source.length; place += 1) {
      let line = source[place] ?? '';
      if (open) {
        const code = withoutPrefix(open.isEscaped ? unescapeFence(line) : line, open.prefix);
        if (code !== undefined && !closes(code, open.fence)) {
          open.lines.push(code);
          continue;
        }
        lines.push(this.closeFence(open, code === undefined ? 0 : 1));
        indented.endBlock();
        open = undefined;
        if (code !== undefined) continue;
      }
      if (indented.isCode(line)) {
        this.keepBlanksBefore(lines);
        const signs = quoteSigns.exec(line)?.[0] ?? '';
        lines.push(signs + this.keep(line.slice(signs.length)));
        continue;
      }
      const begin = place;
      const uncommented = withoutHtmlComments(source, place, lastEnd, (said, taken) => {
        onComment(said, begin + 1);
        return taken > 0 ? this.keep('', taken) : '';
      });
      line = uncommented.line;
      place += uncommented.further;
      open = openFence(line);
      if (!open) lines.push(line);
    }
    if (open) lines.push(this.closeFence(open, 0));
    return this.protectSpans(lines.join('\n'));
  }

  /** A token for code made elsewhere, on a line of its own. */
  keep(code: string, lines = 0): string {
    this.kept.push(code);
    this.lines.push(lines);
    return `${opening}${this.kept.length - 1}${closing}`;
  }

  /** The text with new tokens for rewritten code. */
  replaceKept(text: string, rewrite: (code: string) => string): string {
    return text.replace(token, (_, place: string) => this.keep(rewrite(this.kept[Number(place)] ?? '')));
  }

  /** Refused where it would grow beyond `maximum` letters: each line of a block gets all that stood before the block. */
  restore(text: string, maximum: number): string {
    let room = maximum;
    const lines = text.split('\n').map((line) => {
      const restored = this.restoreLine(line, room, maximum);
      room -= restored.length;
      return restored;
    });
    return within(maximum, lines.join('\n'));
  }

  /** Ends of lines in a text with tokens, those in the code included. */
  linesOf(text: string): number {
    const inCode = [...text.matchAll(token)].map(([, place]) => this.lines[Number(place)] ?? 0);
    return inCode.reduce((sum, lines) => sum + lines, text.split('\n').length - 1);
  }

  private restoreLine(line: string, room: number, maximum: number): string {
    const [, before = '', index] = /^([^\uFDD0]*)\uFDD0(\d+)\uFDD1[ \t]*$/.exec(line) ?? [];
    const block = index === undefined ? undefined : this.kept[Number(index)];
    if (block?.includes('\n')) {
      const further = continuationOf(before);
      const code = block.split('\n');
      if (block.length + further.length * code.length > room) throw new RefusedText('bundle.unfolds', { max: maximum });
      return code
        .map((each, place) => (place === 0 ? before + each : each === '' ? further.trimEnd() : further + each))
        .join('\n');
    }
    return line.replace(token, (_, place: string) => this.kept[Number(place)] ?? '');
  }

  private closeFence({ prefix, fence, lines }: OpenFence, endings: 0 | 1): string {
    const marker = /^(`+|~+)/.exec(fence)?.[0] ?? '```';
    const shown = withHighlights(fence, lines);
    return prefix + this.keep([shown.fence, ...shown.lines, marker].join('\n'), lines.length + endings);
  }

  /** Blank lines between two lines of indented code are code too. */
  private keepBlanksBefore(lines: string[]): void {
    let first = lines.length;
    while (first > 0 && lines[first - 1]?.replace(/>/g, '').trim() === '') first -= 1;
    if (first === lines.length || !/^[\s>]*\uFDD0\d+\uFDD1$/.test(lines[first - 1] ?? '')) return;
    for (let place = first; place < lines.length; place += 1)
      lines[place] = (lines[place] ?? '').replace(/(?<![ \t])[ \t]*$/, (blanks) => this.keep(blanks));
  }

  /** Spans of equally many backticks, within one paragraph; then addresses. */
  private protectSpans(text: string): string {
    return text
      .replace(span, (found) => this.keep(found.replace(/\n[ \t>]*/g, ' '), found.split('\n').length - 1))
      .replace(autolink, (found) => this.keep(found));
  }
}

function openFence(written: string): OpenFence | undefined {
  const line = unescapeFence(written);
  const [, prefix = '', marker = '', info = ''] = fenceOpening.exec(line) ?? [];
  if (!marker || (marker.startsWith('`') && info.includes('`'))) return undefined;
  return { isEscaped: line !== written, prefix, fence: marker + info.trim(), lines: [] };
}

const unescapeFence = (line: string): string => line.replace(escapedFence, '$1```$2');

const closes = (code: string, fence: string): boolean => {
  const marker = /^(`+|~+)/.exec(fence)?.[0] ?? '';
  const line = code.trim();
  return line.length >= marker.length && line === (marker[0] ?? '').repeat(line.length);
};

/** How the following lines of a block begin: the same quotes, blanks in place of list signs. */
const continuationOf = (prefix: string): string => prefix.replace(/[^>\s]/g, ' ');

/** The line without the quotes and indentation of its block; undefined when the quotes end before the block does. */
function withoutPrefix(line: string, prefix: string): string | undefined {
  let rest = line;
  const quotes = prefix.split('>').length - 1;
  for (let depth = 0; depth < quotes; depth += 1) {
    // As far in as an opening fence may stand, else a block's own end would open the next one.
    if (!/^[ \t]{0,40}>/.test(rest)) return undefined;
    rest = rest.replace(/^[ \t]{0,40}> ?/, '');
  }
  const indentation = (prefix.split('>').at(-1) ?? '').length - (quotes > 0 ? 1 : 0);
  return rest.replace(new RegExp(`^[ \\t]{0,${Math.max(0, indentation)}}`), '');
}
