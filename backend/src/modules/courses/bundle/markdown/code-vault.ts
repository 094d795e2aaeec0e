import { within, RefusedText } from './refused-text.js';

const opening = '\uE000';
const closing = '\uE001';
const marks = /[\uE000\uE001]/g;

/** Before an opening fence: quote signs, list signs and blanks. */
const fenceOpening = /^([ \t>]{0,40}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,8}){0,4}[ \t>]{0,40})(`{3,}|~{3,})([^\n]*)$/;
const escapedFence = /^([ \t>]{0,40})\\`\\`\\`([\w-]*)[ \t]*$/;

interface OpenFence {
  /** Its backticks were escaped by mistake; then those of its end are too. */
  isEscaped: boolean;
  prefix: string;
  fence: string;
  lines: string[];
}

/**
 * Keeps code out of reach while text is rewritten: every fenced block and every code span is stored and leaves a token
 * behind; `restore` puts them back as they were, each line under the prefix that its token has by then.
 */
export class CodeVault {
  private readonly kept: string[] = [];
  /** Ends of lines that each token took away. */
  private readonly lines: number[] = [];

  /** The text with tokens in place of code. Lines end in \n only. */
  protect(text: string): string {
    const lines: string[] = [];
    let open: OpenFence | undefined;
    for (const line of text.replace(/\r\n?/g, '\n').replace(marks, '').split('\n')) {
      if (open) {
        const code = withoutPrefix(open.isEscaped ? unescapeFence(line) : line, open.prefix);
        if (code !== undefined && !closes(code, open.fence)) {
          open.lines.push(code);
          continue;
        }
        lines.push(this.closeFence(open, code === undefined ? 0 : 1));
        open = undefined;
        if (code !== undefined) continue;
      }
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
    const inCode = [...text.matchAll(/\uE000(\d+)\uE001/g)].map(([, token]) => this.lines[Number(token)] ?? 0);
    return inCode.reduce((sum, lines) => sum + lines, text.split('\n').length - 1);
  }

  private restoreLine(line: string, room: number, maximum: number): string {
    const [, before = '', index] = /^([^\uE000]*)\uE000(\d+)\uE001[ \t]*$/.exec(line) ?? [];
    const block = index === undefined ? undefined : this.kept[Number(index)];
    if (block?.includes('\n')) {
      const further = continuationOf(before);
      const code = block.split('\n');
      if (block.length + further.length * code.length > room) throw new RefusedText('bundle.unfolds', { max: maximum });
      return code
        .map((each, place) => (place === 0 ? before + each : each === '' ? further.trimEnd() : further + each))
        .join('\n');
    }
    return line.replace(/\uE000(\d+)\uE001/g, (_, span: string) => this.kept[Number(span)] ?? '');
  }

  private closeFence({ prefix, fence, lines }: OpenFence, endings: 0 | 1): string {
    const marker = /^(`+|~+)/.exec(fence)?.[0] ?? '```';
    return prefix + this.keep([fence, ...lines, marker].join('\n'), lines.length + endings);
  }

  /** Spans of equally many backticks, within one paragraph. */
  private protectSpans(text: string): string {
    return text.replace(/(?<![\\`])(`+)(?!`)((?:(?!\n[ \t>]*\n)[^\uE000])*?[^`\uE000])\1(?!`)/g, (span) =>
      this.keep(span.replace(/\n[ \t>]*/g, ' '), span.split('\n').length - 1),
    );
  }
}

function openFence(written: string): OpenFence | undefined {
  const line = unescapeFence(written);
  const [, prefix = '', marker = '', info = ''] = fenceOpening.exec(line) ?? [];
  if (!marker || (marker.startsWith('`') && info.includes('`'))) return undefined;
  return { isEscaped: line !== written, prefix, fence: marker + cleanInfo(info), lines: [] };
}

/** Language, file name and `hidden` say something to the player; highlighted lines and settings of other players do not. */
function cleanInfo(info: string): string {
  const words = info
    .replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
    .trim()
    .split(/\s+/);
  return words.filter((word, place) => place === 0 || word === 'hidden' || /^[\w@./-]+\.\w+$/.test(word)).join(' ');
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
