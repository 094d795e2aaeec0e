/** Folded alike in the index and in what is typed: letter case, the forms of alef, ya and ta marbuta, and what joins words. */
const folded = ['أإآٱىةؤئ@._-+', 'اااايهوي     '] as const;

/**
 * The words of an account, for finding people by the start of a name or address among a million (PERF-2). Only
 * functions of PostgreSQL itself, so that an index can keep them.
 */
export const userWords = (alias = ''): string => {
  const columns = ['email', 'first_name', 'last_name', 'name_ar', 'name_en'].map(
    (column) => `coalesce(${alias}${column}, '')`,
  );
  const [from, to] = folded;
  return `to_tsvector('simple', translate(lower(${columns.join(` || ' ' || `)}), '${from}', '${to}'))`;
};

/** What was typed, as a query for `userWords`: every word has to start one of the account's. Empty without a word. */
export function userWordsQuery(typed: string): string {
  const [from, to] = folded;
  const words = [...typed.normalize('NFC').toLowerCase()]
    .map((letter) => (from.includes(letter) ? to[from.indexOf(letter)]! : letter))
    .join('')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return (words ?? []).map((word) => `'${word}':*`).join(' & ');
}
