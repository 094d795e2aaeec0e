import { acronyms, acronymsOfCourses } from './acronyms.js';
import { arabizi } from './arabizi.js';
import { dialect } from './dialect.js';
import { english } from './english.js';
import { furtherAcronyms } from './further-acronyms.js';
import { furtherArabizi } from './further-arabizi.js';
import { furtherKurdish } from './further-kurdish.js';
import { furtherPrefixes } from './further-prefixes.js';
import { furtherShort } from './further-short.js';
import { kurdish } from './kurdish.js';
import { plurals } from './plurals.js';
import { prefixes } from './prefixes.js';
import { thirdArabizi } from './third-arabizi.js';
import { thirdKurdish } from './third-kurdish.js';
import { twoLetters } from './two-letters.js';
import type { TypedAs } from './typed-as.js';
import { typingErrors } from './typing-errors.js';

/**
 * What people type and texts write otherwise, by its kind: one of the first three results of a kind has to say the word.
 * Written before anything was looked for; what is not found stays.
 */
export const searchedWords: Record<string, TypedAs> = {
  'two letters behind an article': twoLetters,
  'prefixes that stand together': prefixes,
  'acronyms by the names of their letters': acronyms,
  'acronyms of further courses by the names of their letters': acronymsOfCourses,
  'Arabic in Latin letters and digits': arabizi,
  'letters of Kurdish': kurdish,
  'further Arabic in Latin letters and digits': furtherArabizi,
  'further letters of Kurdish': furtherKurdish,
  'further short words behind an article': furtherShort,
  'further prefixes': furtherPrefixes,
  'further acronyms': furtherAcronyms,
  'yet more Arabic in Latin letters and digits': thirdArabizi,
  'yet more letters of Kurdish': thirdKurdish,
  'typing errors': typingErrors,
  'spellings of dialects': dialect,
  plurals,
  English: english,
};
