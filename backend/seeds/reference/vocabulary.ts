import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CategoryId, categoryIds } from '@masar/domain';

/** A skill as its line in `skills/<category>.txt` says it. */
export interface VocabularySkill {
  id: string;
  category: CategoryId;
  labelEn: string;
  labelAr: string;
  /** Labels included. */
  namesEn: string[];
  namesAr: string[];
  /** Weight by id, in tenths. */
  related: Map<string, number>;
}

/** The texts stay in the sources when the code is compiled to `dist`. */
const folder = join(import.meta.dirname.replace(/([/\\])dist([/\\]seeds[/\\])/, '$2'), 'skills');

const list = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((name) => name.trim())
    .filter(Boolean);

function parseLine(line: string, category: CategoryId): VocabularySkill {
  const [id = '', labelEn = '', labelAr = '', english = '', arabic = '', related = ''] = line
    .split('|')
    .map((part) => part.trim());
  return {
    id,
    category,
    labelEn,
    labelAr,
    namesEn: [labelEn, ...list(english, /,/)],
    namesAr: [labelAr, ...list(arabic, /،/)],
    related: new Map(
      list(related, /,/).map((pair) => {
        const [other = '', weight] = pair.split(' ');
        return [other, Number(weight)];
      }),
    ),
  };
}

/** The whole vocabulary, category by category. */
export function readVocabulary(): VocabularySkill[] {
  return categoryIds.flatMap((category) =>
    readFileSync(join(folder, `${category}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => parseLine(line, category)),
  );
}
