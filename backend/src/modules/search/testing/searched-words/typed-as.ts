/** What is typed, and the word that one of the results has to say. */
export type TypedAs = readonly (readonly [typed: string, word: string])[];

/** `word = typed | typed`, each on a line or behind a semicolon. */
export const pairs = (lines: string): TypedAs =>
  lines
    .trim()
    .split(/\n|;/)
    .flatMap((line) => {
      const [word = '', typed = ''] = line.split(' = ');
      return typed.split(' | ').map((each) => [each.trim(), word.trim()] as const);
    });

export const behind = (words: string, prefixes: string): TypedAs =>
  words
    .split(' ')
    .flatMap((word) => prefixes.split(' ').map((prefix) => [prefix.replace('-', '') + word, word] as const));
