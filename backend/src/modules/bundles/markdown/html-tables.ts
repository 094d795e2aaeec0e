import { codeSpan } from './code-span.js';
import type { CodeVault } from './code-vault.js';
import { within } from './refused-text.js';

/** Signs around cells and rows on their way into a table; no text has them. */
const [cellSign, rowSign] = ['\uFDD2', '\uFDD3'] as const;
const strays = /[\uFDD2\uFDD3]/g;
/** Beyond, no screen shows a table. */
const maximumColumns = 60;

/** The content of a cell on one line: paragraphs and code blocks keep their lines as `<br>`. */
export function cell(content: string, vault: CodeVault): string {
  const lineBreak = vault.keep('<br>');
  const flat = vault
    .replaceKept(content.replace(strays, ' ').trim(), (code) =>
      (code.includes('\n') ? inlineCode(code) : code).replace(/(?<!\\)\|/g, '\\|'),
    )
    .replace(/(?<!\\)\|/g, '\\|');
  return (
    cellSign +
    flat.replace(/(?<![ \t])[ \t]*\n[ \t]*(?:\n\s*|(?=[-*] |\d+\. ))/g, lineBreak).replace(/(?<!\s)\s*\n\s*/g, ' ')
  );
}

export const row = (content: string): string => rowSign + content.slice(content.indexOf(cellSign)).trim();

/** A table of Markdown; its first row is the head. What stands outside of cells comes before it. */
export function table(content: string, maximum: number): string {
  const [before = '', ...rows] = content.split(rowSign);
  const cells = rows.map((each) => each.split(cellSign).slice(1, maximumColumns + 1));
  const width = Math.max(0, ...cells.map((each) => each.length));
  if (width === 0) return `\n\n${withoutSigns(content).trim()}\n\n`;
  const line = (each: readonly string[]) => `| ${each.map((text) => text.trim() || ' ').join(' | ')} |`;
  const [head = [], ...body] = cells;
  const wide = [...head, ...Array<string>(width - head.length).fill('')];
  const lines = [line(wide), line(wide.map(() => '---')), ...body.filter((each) => each.length > 0).map(line)];
  return within(maximum, `\n\n${before.trim()}\n\n${lines.join('\n')}\n\n`);
}

/** Without the signs of cells that stand in no table. */
export const withoutSigns = (text: string): string => text.replace(strays, ' ');

/** A fenced block as spans, one for each line. */
const inlineCode = (block: string): string =>
  block
    .split('\n')
    .slice(1, -1)
    .filter((line) => line.trim() !== '')
    .map(codeSpan)
    .join('<br>');
