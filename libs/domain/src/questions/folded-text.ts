import { normalizeText } from '../search/normalize.ts';

/** The form in which short answers are compared: folded as in the search, with one blank between words (QB-1). */
export const foldedText = (text: string): string => normalizeText(text).replace(/\s+/g, ' ').trim();

/** The same where letters count: only blanks, steering signs and ways to encode a letter are forgiven. */
export const exactText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
