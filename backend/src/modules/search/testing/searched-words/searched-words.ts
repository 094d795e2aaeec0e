import { acronyms, acronymsOfCourses } from './acronyms.js';
import { arabizi } from './arabizi.js';
import { furtherArabizi } from './further-arabizi.js';
import { furtherKurdish } from './further-kurdish.js';
import { kurdish } from './kurdish.js';
import { prefixes } from './prefixes.js';
import { twoLetters } from './two-letters.js';
import type { TypedAs } from './typed-as.js';

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
};
