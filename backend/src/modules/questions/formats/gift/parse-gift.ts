import { Unreadable } from '../read-questions.js';
import { readAnswers } from './gift-answers.js';
import type { GiftFormat, GiftItem } from './gift-item.js';
import { cutAt, findUnescaped, readOptionalText, readText, trimmed, unescaped } from './gift-text.js';

/** Lines between two blank ones. */
export interface GiftBlock {
  /** Of its first line, from 1. */
  line: number;
  lines: string[];
  comments: string[];
}

/** The blocks of a file; lines that begin with `//` are comments, wherever they stand. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let open: GiftBlock | undefined;
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, at) => {
      if (line.trim() === '') open = undefined;
      else {
        if (!open) blocks.push((open = { line: at + 1, lines: [], comments: [] }));
        if (/^\s*\/\//.test(line)) open.comments.push(line);
        else if (/^[\s\u200E\u200F]*\$CATEGORY:/.test(line)) {
          blocks.push({ line: at + 1, lines: [line], comments: [] });
          open = undefined;
        } else {
          if (open.lines.length === 0) open.line = at + 1;
          open.lines.push(line);
        }
      }
    });
  return blocks.filter(({ lines }) => lines.length > 0);
}

/** One block as what the grammar says it is; throws `Unreadable`. */
export function parseGiftBlock({ lines, comments }: GiftBlock): GiftItem {
  const text = trimmed(lines.join('\n'));
  const category = /^\$CATEGORY:(.*)$/.exec(text)?.[1];
  if (category !== undefined) return { type: 'Category', title: category.trim() };
  const labels = labelsOf(comments);
  const { title, rest } = titled(text);
  const open = findUnescaped(rest, ['{']);
  if (open < 0) {
    if (findUnescaped(rest, ['}']) >= 0) throw new Unreadable('blank-line');
    return { ...labels, type: 'Description', title, stem: readText(rest, 'moodle'), hasEmbeddedAnswers: false };
  }
  const close = findUnescaped(rest, ['}'], open);
  if (close < 0) throw new Unreadable('blank-line');
  const behind = rest.slice(close + 1);
  if (findUnescaped(behind, ['{', '}']) >= 0) throw new Unreadable('several-fields');
  return { ...labels, title, ...withStem(rest.slice(0, open), rest.slice(open + 1, close), behind) };
}

function withStem(before: string, between: string, behind: string) {
  const first = readOptionalText(before, 'moodle');
  const format: GiftFormat = first?.format ?? 'moodle';
  const second = readOptionalText(behind, format);
  const words = second ? [first?.text, '_____', second.text].filter((part) => part !== undefined) : [first?.text ?? ''];
  const [answers, feedback] = cutAt(between, '####');
  return {
    stem: { format, text: words.join(' ') },
    hasEmbeddedAnswers: second !== null,
    globalFeedback: readOptionalText(feedback, format),
    ...readAnswers(answers, format),
  };
}

function titled(text: string): { title: string | null; rest: string } {
  if (!text.startsWith('::')) return { title: null, rest: text };
  const end = findUnescaped(text, ['::'], 2);
  if (end < 0) return { title: null, rest: text };
  return { title: unescaped(text.slice(2, end)), rest: text.slice(end + 2) };
}

function labelsOf(comments: string[]): { id: string | null; tags: string[] | null } {
  const all = comments.join('\n');
  const ids = [...all.matchAll(/\[id:([^\x00-\x1F\x7F]{1,500}?)(?<!\\)\]/g)].map(([, id]) =>
    id!.trim().replaceAll('\\]', ']'),
  );
  const tags = [...all.matchAll(/\[tag:([^\x00-\x1F\x7F]{1,500}?)\]/g)].map(([, tag]) => tag!);
  return { id: ids.at(-1) ?? null, tags: tags.length > 0 ? tags : null };
}
