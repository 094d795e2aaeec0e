import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CategoryId, categoryIds } from '@masar/domain';

/** A skill as its line in `skills/<category>.txt` says it. */
export interface VocabularySkill {
  id: string;
  category: CategoryId;
  labelEn: string;
  /** Of tools the English one: their names are written in Latin letters in Arabic too. */
  labelAr: string;
  /** Labels included, and how tools are called in Arabic letters. */
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
  const [id = '', labelEn = '', inArabic = '', english = '', arabic = '', related = ''] = line
    .split('|')
    .map((part) => part.trim());
  const spoken = /^= (.+)$/.exec(inArabic)?.[1];
  return {
    id,
    category,
    labelEn,
    labelAr: spoken ? labelEn : inArabic,
    namesEn: [labelEn, ...list(english, /,/)],
    namesAr: [spoken ?? inArabic, ...list(arabic, /،/)],
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
