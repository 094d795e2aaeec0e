import { tablesIn } from './sql-names.js';
import { wordsOf } from './sql-texts.js';

const clauses =
  /\b(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|from|using|updateTable|insertInto|deleteFrom|mergeInto|table)\(\s*(\[[^\]]*\]|'[^']*')/g;

/** What the statements of a source name after `from`, `join` and the like, in SQL text and by the builder. */
export function tablesRead(source: string): ReadonlySet<string> {
  const ofBuilder = [...source.matchAll(clauses)].flatMap(([, named = '']) =>
    [...named.matchAll(/'([a-z_]+)(?: as \w+)?'/g)].map(([, table = '']) => table),
  );
  return new Set([...ofBuilder, ...(/\bsql\b|\bexecute\b/.test(source) ? tablesIn(wordsOf(source)) : [])]);
}
