import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Question } from '@masar/domain';
import { readQti } from '../../src/modules/questions/formats/qti/read-qti.js';

/** What came of the items of a folder of QTI files. */
export interface QtiFigures {
  items: number;
  imported: number;
  named: Record<string, number>;
  /** Items that were neither imported nor named, and such whose key is not the one in their file. */
  wrong: string[];
}

/** Reads each item of the folder, and compares its key with one that is found by other means than the product's. */
export async function compareQti(folder: string): Promise<QtiFigures> {
  const figures: QtiFigures = { items: 0, imported: 0, named: {}, wrong: [] };
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.xml')).toSorted();
  for (const path of paths) {
    const text = await readFile(join(folder, path), 'utf8');
    if (!/<(qti-assessment-item|(\w+:)?assessmentItem)[\s>]/.test(withoutComments(text))) continue;
    figures.items++;
    const { questions, skipped } = readQti(new Map([[path, text]]));
    const [read] = questions;
    for (const { reason } of skipped) figures.named[reason] = (figures.named[reason] ?? 0) + 1;
    if (questions.length + skipped.length !== 1) figures.wrong.push(path);
    else if (read && !hasKeyOf(read.question, text)) figures.wrong.push(path);
    else if (read) figures.imported++;
  }
  return figures;
}

const withoutComments = (text: string): string => text.replace(/<!--[\s\S]*?-->/g, '');

/** Right values of each response, found by patterns; where none is written, those that earn most. */
function keysIn(text: string): Map<string, string[]> {
  const declared =
    /<(?:qti-response-declaration|responseDeclaration)\b([^>]*)>([\s\S]*?)<\/(?:qti-response-declaration|responseDeclaration)>/g;
  return new Map(
    [...withoutComments(text).matchAll(declared)].map(([, attributes = '', inner = '']) => {
      const identifier = /\bidentifier="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const correct = /<(?:qti-correct-response|correctResponse)\b[^>]*>([\s\S]*?)<\//.exec(inner)
        ? /<(?:qti-correct-response|correctResponse)\b[^>]*>([\s\S]*?)<\/(?:qti-correct-response|correctResponse)>/.exec(
            inner,
          )?.[1]
        : undefined;
      const values = [
        ...(correct ?? '').matchAll(/<(?:qti-value|value)\b[^>]*>([\s\S]*?)<\/(?:qti-value|value)>/g),
      ].map(([, value = '']) => plain(value));
      if (values.length > 0) return [identifier, values];
      const entries = [...inner.matchAll(/<(?:qti-map-entry|mapEntry)\b([^>]*)>/g)].map(([, entry = '']) => ({
        key: plain(/map-?[kK]ey="([^"]*)"/.exec(entry)?.[1] ?? ''),
        value: Number(/mapped-?[vV]alue="([^"]*)"/.exec(entry)?.[1]),
      }));
      return [identifier, entries.filter(({ value }) => value > 0).map(({ key }) => key)];
    }),
  );
}

const plain = (text: string): string =>
  text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const isSameSet = (ones: string[], others: string[]): boolean =>
  ones.toSorted().join('\n') === others.toSorted().join('\n');
const heaviest = <Part extends { weight: number }>(parts: Part[]): Part[] =>
  parts.filter(({ weight }) => weight === 100);

function hasKeyOf(question: Question, text: string): boolean {
  const keys = keysIn(text);
  const key =
    keys.size === 1
      ? [...keys.values()][0]!
      : (keys.get('RESPONSE') ?? [...keys.values()].find((values) => values.length > 0) ?? []);
  if (key.length === 0 && question.kind !== 'cloze') return scoredHere(text);
  switch (question.kind) {
    case 'single':
      return heaviest(question.options).some(({ id }) => id === key[0]);
    case 'multiple':
      return isSameSet(
        question.options.filter(({ weight }) => weight > 0).map(({ id }) => id),
        key,
      );
    case 'true-false':
      return String(question.isTrue) === key[0]?.toLowerCase();
    case 'short-text':
      return heaviest(question.accepted).some((accepted) => accepted.text === key[0]);
    case 'number':
      return heaviest(question.accepted).some(({ value }) => value === Number(key[0]));
    case 'matching': {
      const either = (one: string, other: string) => [one, other].toSorted().join(' ');
      return isSameSet(
        question.left.map(({ id, rightId }) => either(id, rightId)),
        key.map((pair) => either(...(pair.split(' ') as [string, string]))),
      );
    }
    case 'ordering':
      return question.items.map(({ id }) => id).join(' ') === key.join(' ');
    case 'cloze':
      return question.gaps.every((gap) => {
        const right =
          keys.get(gap.id) ?? key.filter((pair) => pair.endsWith(` ${gap.id}`)).map((pair) => pair.split(' ')[0]!);
        if (gap.kind === 'choice') return heaviest(gap.options).some(({ id }) => right.includes(id));
        if (gap.kind === 'text') return heaviest(gap.accepted).some((accepted) => right.includes(accepted.text));
        return heaviest(gap.accepted).some(({ value }) => right.some((each) => Number(each) === value));
      });
    case 'hotspot':
    case 'calculated':
      return false;
  }
}

/** An item may have its key in its rules alone; it is compared by nobody but the reader, and counts only if it has rules. */
const scoredHere = (text: string): boolean => /<(qti-base-value|baseValue)\b/.test(text);
