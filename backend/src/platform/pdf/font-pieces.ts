import { families, type Family, holds, isTakenApart } from './fonts.js';

/** A stretch of text that one font sets. */
export interface FontPiece {
  text: string;
  family: Family;
}

/** Marks of direction and joining, for which no font needs a shape. */
const shapeless = /[\p{Default_Ignorable_Code_Point}\s]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const setsAll = (family: Family, text: string): boolean =>
  [...text].every((letter) => shapeless.test(letter) || holds(family, letter.codePointAt(0)!));

const familyOf = (text: string): Family | undefined => families.find((family) => setsAll(family, text));

/**
 * Splits text by the first font that has its letters: whole words if one font has all of a word, so that ễ does not
 * stand in another face than the rest of Nguyễn, else letter by letter with their marks.
 */
export function fontPieces(text: string): FontPiece[] {
  const pieces: FontPiece[] = [];
  const add = (part: string, family: Family) => {
    const last = pieces.at(-1);
    const text = takenApart(part, family);
    if (last?.family === family) last.text += text;
    else pieces.push({ text, family });
  };
  for (const word of text.match(/\s+|\S+/gu) ?? []) {
    const family = /\s/u.test(word) ? (pieces.at(-1)?.family ?? families[0]) : familyOf(word);
    if (family) add(word, family);
    else for (const { segment } of graphemes.segment(word)) add(segment, familyOf(segment) ?? families[0]);
  }
  return pieces;
}

const apart = new Map<string, string>();

/** Names the shapes of a letter one by one where there are several, so that each is copied as what it is. */
function takenApart(text: string, family: Family): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const key = `${family} ${letter}`;
    const known = apart.get(key) ?? (isTakenApart(family, letter) ? letter.normalize('NFD') : letter);
    apart.set(key, known);
    return known;
  });
}

/** The first letter that no font has, with its marks. */
export function letterWithoutFont(text: string): string | undefined {
  if (familyOf(text)) return undefined;
  for (const { segment } of graphemes.segment(text)) if (!familyOf(segment)) return segment;
  return undefined;
}
