/** Folded alike in the index and in what is typed, beside letter case: the forms of alef, ya, kaf and ta marbuta, and digits. */
const folded = ['أإآٱىیئةؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااايييهوك01234567890123456789'] as const;

/**
 * What stands between words, for both sides: the parser of PostgreSQL would read numbers, addresses and names of files out
 * of a text, of which 510e1x becomes the words 510e1 and x.
 */
const between = String.raw`[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u060C\u060D\u061B-\u061F\u066A-\u066D\u06D4\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E\uFD3F]+`;

const columns = ['email', 'first_name', 'last_name', 'name_ar', 'name_en'];

/**
 * The words of an account, for finding people by the start of a name or address among a million (PERF-2). Only
 * functions of PostgreSQL itself, so that an index can keep them.
 */
export const userWords = (alias = ''): string => {
  const texts = columns.map((column) => `coalesce(${alias}${column}, '')`);
  const [from, to] = folded;
  const words = `regexp_split_to_array(translate(lower(${texts.join(` || ' ' || `)}), '${from}', '${to}'), '${between}')`;
  return `array_to_tsvector(array_remove(${words}, ''))`;
};

/** What `userWords` makes words of, as it is written; to be compared letter by letter with `userWordsPatterns`. */
export const userText = (alias = ''): string =>
  `(concat_ws(' ', ${columns.map((column) => alias + column).join(', ')}) collate "C")`;

/** What was typed, as a query for `userWords`: every word has to start one of the account's. Empty without a word. */
export function userWordsQuery(typed: string): string {
  return wordsOf(typed)
    .map((word) => `'${word}':*`)
    .join(' & ');
}

/**
 * Patterns that `userText` matches of everybody whom `userWordsQuery` finds, and of few others: some thirty times faster to
 * check than to make the words of a row. None where a letter is neither Arabic nor ASCII, whose cases are not known here.
 */
export function userWordsPatterns(typed: string): string[] | undefined {
  const words = wordsOf(typed);
  if (words.length === 0 || !words.every((word) => /^[a-z0-9\u0600-\u06ff]+$/.test(word))) return undefined;
  return words.map((word) => [...word].map(spellingsOf).join(''));
}

/** One sign as PostgreSQL may have found it: any case of a letter of ASCII, any that is folded to an Arabic one. */
function spellingsOf(letter: string): string {
  const [from, to] = folded;
  const alike = [...from].filter((_, place) => to[place] === letter).join('');
  const otherCases = { i: 'Iİ', k: 'K\u212a' }[letter] ?? (/[a-z]/.test(letter) ? letter.toUpperCase() : '');
  return `[${letter}${alike}${otherCases}]`;
}

function wordsOf(typed: string): string[] {
  const [from, to] = folded;
  const letters = [...typed.normalize('NFC').toLowerCase()];
  const alike = letters.map((letter) => (from.includes(letter) ? to[from.indexOf(letter)]! : letter)).join('');
  return alike.split(new RegExp(between, 'u')).filter(Boolean);
}
