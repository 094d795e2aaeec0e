import TurndownService from 'turndown';
import { wordsOfHtml } from './plain-markdown.js';

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
});

// Turndown's own escapes every sign, wherever it stands.
turndown.escape = wordsOfHtml;

const cellEnd = '\uE002';
const rowEnd = '\uE003';
turndown.addRule('cell', {
  filter: ['td', 'th'],
  replacement: (words) =>
    words
      .trim()
      .replace(/(?<!\s)\s*\n\s*/g, ' ')
      .replaceAll('|', '\\|') + cellEnd,
});
turndown.addRule('row', { filter: 'tr', replacement: (cells) => cells.trim() + rowEnd });
turndown.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (rows) => rows });
turndown.addRule('table', { filter: 'table', replacement: (content) => `\n\n${tableOf(content)}\n\n` });

/** Markdown's tables have a head; the first row is it. */
function tableOf(content: string): string {
  const rows = content
    .split(rowEnd)
    .slice(0, -1)
    .map((row) => row.split(cellEnd).slice(0, -1));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: string[]) => `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return columns === 0 ? '' : [line(head), line(Array<string>(columns).fill('---')), ...body.map(line)].join('\n');
}

// What a word is read like stands small above it.
turndown.addRule('read aloud', { filter: 'rt', replacement: (words) => `(${words.trim()})` });
turndown.addRule('its brackets', { filter: 'rp', replacement: () => '' });

turndown.addRule('raised', { filter: ['sup', 'sub'], replacement: (words, node) => script(words, node.nodeName) });

const raised = ['0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'] as const;
const lowered = ['0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'] as const;

/** x² and H₂O keep their meaning without tags; what has no such letter says what it is. */
function script(words: string, tag: string): string {
  const [plain, small] = tag === 'SUP' ? raised : lowered;
  const letters = Array.from(words, (letter) => Array.from(small)[plain.indexOf(letter)]);
  return letters.every((letter) => letter !== undefined) ? letters.join('') : `${tag === 'SUP' ? '^' : '_'}(${words})`;
}

/** HTML of other systems as Markdown; tags that Markdown has no word for leave their text (QB-3). */
export const htmlToMarkdown = (html: string): string => turndown.turndown(html).replaceAll(' ', ' ').trim();
