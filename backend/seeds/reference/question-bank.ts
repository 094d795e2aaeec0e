import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssessmentKind } from '@masar/domain';

/** Files of the bank; the first holds the quick checks. */
const files = ['quick', 'web-development-pages', 'web-development-programs', 'graphic-design', 'business-management'];

/** The texts stay in the sources when the code is compiled to `dist`. */
const folder = join(import.meta.dirname.replace(/([/\\])dist([/\\]seeds[/\\])/, '$2'), 'assessments');

interface Pair {
  ar: string;
  en: string;
}

export interface BankQuestion {
  id: string;
  skillId: string;
  kind: AssessmentKind;
  topic: string;
  /** The author's guess in logits. */
  difficulty: number;
  stem: Pair;
  /** In an order that says nothing about being right. */
  options: (Pair & { id: string })[];
  rightOptionId: string;
  explanation: Pair;
}

const pair = (text: string): Pair => {
  const [ar = '', en = ''] = text.split(' | ').map((part) => part.trim());
  return { ar, en };
};

const textsOf = (lines: readonly string[], mark: string): Pair[] =>
  lines.filter((line) => line.startsWith(`${mark} `)).map((line) => pair(line.slice(2)));

/** A question as its block of lines says it: `@` head, `?` stem, `+` the right option, `-` others, `=` why. */
function parseBlock(block: string, kind: AssessmentKind): BankQuestion {
  const lines = block.split('\n').filter((line) => !line.startsWith('#'));
  const head = lines.find((line) => line.startsWith('@ ')) ?? '';
  const [id = '', skillId = '', topic = '', difficulty] = head.slice(2).split(' | ');
  const withId = (option: Pair) => ({ ...option, id: hash('sha256', `${id} ${option.en}`, 'hex').slice(0, 8) });
  const right = textsOf(lines, '+').map(withId);
  const options = [...right, ...textsOf(lines, '-').map(withId)].toSorted((a, b) => a.id.localeCompare(b.id));
  const [stem = pair('')] = textsOf(lines, '?');
  const [explanation = pair('')] = textsOf(lines, '=');
  const rightOptionId = right[0]?.id ?? '';
  return { id, skillId, kind, topic, difficulty: Number(difficulty), stem, options, rightOptionId, explanation };
}

/** Every question of the files, in their order. */
export function readQuestionBank(): BankQuestion[] {
  return files.flatMap((file) =>
    readFileSync(join(folder, `${file}.txt`), 'utf8')
      .split('\n\n')
      .filter((block) => block.includes('@ '))
      .map((block) => parseBlock(block.trim(), file === 'quick' ? 'quick' : 'placement')),
  );
}
