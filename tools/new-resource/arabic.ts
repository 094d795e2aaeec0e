/** An Arabic noun in the forms that the screens need. */
export interface ArabicNoun {
  one: string;
  many: string;
  theOne: string;
  theMany: string;
  two: string;
  /** After 11 to 99. */
  eleven: string;
  isFeminine: boolean;
}

/**
 * Reads `مفرد|جمع`, or all six forms `مفرد|جمع|المفرد|الجمع|المثنى|تمييز` of a noun of several words, whose other forms
 * nobody can derive; undefined where forms are missing.
 */
export function arabicNounOf(written: string): ArabicNoun | undefined {
  const [one = '', many = '', ...further] = written.split('|').map((form) => form.trim());
  if (!one || !many) return undefined;
  const isFeminine = /[ةى]/.test(one.split(' ')[0]!.slice(-1));
  const [theOne, theMany, two, eleven] = further;
  if (theOne && theMany && two && eleven) return { one, many, theOne, theMany, two, eleven, isFeminine };
  if (/\s/.test(one) || /\s/.test(many)) return undefined;
  return {
    one,
    many,
    theOne: `ال${one}`,
    theMany: `ال${many}`,
    two: one.endsWith('ة') ? `${one.slice(0, -1)}تان` : `${one}ان`,
    eleven: /[ةىاء]$/.test(one) ? one : `${one}اً`,
    isFeminine,
  };
}
