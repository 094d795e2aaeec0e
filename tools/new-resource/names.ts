/** How a resource is called wherever its name stands. */
export interface Names {
  /** `keep-sake`, `keep-sakes`: files, folders, addresses. */
  one: string;
  many: string;
  /** `keepSake`, `keepSakes`: values. */
  camel: string;
  camels: string;
  /** `KeepSake`, `KeepSakes`: classes and components. */
  pascal: string;
  pascals: string;
  /** `keep sake`, `keep sakes`: sentences. */
  words: string;
  wordsMany: string;
  /** `a keep sake`. */
  aOne: string;
  /** The table, and the beginning of its error codes. */
  table: string;
  code: string;
}

const wellFormed = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

export const isName = (name: string): boolean => wellFormed.test(name);

export const camelCase = (name: string): string =>
  name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
export const snakeCase = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** The usual plural of an English noun. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export function namesOf(one: string, many = pluralOf(one)): Names {
  const words = one.replaceAll('-', ' ');
  return {
    one,
    many,
    camel: camelCase(one),
    camels: camelCase(many),
    pascal: capital(camelCase(one)),
    pascals: capital(camelCase(many)),
    words,
    wordsMany: many.replaceAll('-', ' '),
    aOne: `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`,
    table: snakeCase(many),
    code: snakeCase(one),
  };
}
