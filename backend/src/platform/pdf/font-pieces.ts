import { fontFamilies, type FontFamily, fontFamilyOf, lettersOf } from '@masar/domain';
import { isTakenApart } from './fonts.js';

/** A stretch of text that one font sets. */
export interface FontPiece {
  text: string;
  family: FontFamily;
}

/**
 * Splits text by the first font that has its letters: whole words if one font has all of a word, so that ễ does not
 * stand in another face than the rest of Nguyễn, else letter by letter with their marks.
 */
export function fontPieces(text: string): FontPiece[] {
  const pieces: FontPiece[] = [];
  const add = (part: string, family: FontFamily) => {
    const last = pieces.at(-1);
    const text = takenApart(part, family);
    if (last?.family === family) last.text += text;
    else pieces.push({ text, family });
  };
  for (const word of text.match(/\s+|\S+/gu) ?? []) {
    const family = /\s/u.test(word) ? (pieces.at(-1)?.family ?? fontFamilies[0]) : fontFamilyOf(word);
    if (family) add(word, family);
    else for (const letter of lettersOf(word)) add(letter, fontFamilyOf(letter) ?? fontFamilies[0]);
  }
  return pieces;
}

const apart = new Map<string, string>();

/** Names the shapes of a letter one by one where there are several, so that each is copied as what it is. */
function takenApart(text: string, family: FontFamily): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const key = `${family} ${letter}`;
    const known = apart.get(key) ?? (isTakenApart(family, letter) ? letter.normalize('NFD') : letter);
    apart.set(key, known);
    return known;
  });
}
