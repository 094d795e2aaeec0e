import { normalizeText } from './normalize.ts';
import { remembered } from './remembered.ts';
import { dotted, keepEnds, undotted } from './words-with-an-end.ts';

/** Everything that separates words; `+`, `#` and `.` are decided by their neighbours. */
const separators =
  /[\u0000-\u0022\u0024-\u002A\u002C\u002D\u002F\u003A-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u060C\u060D\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u2000-\u206F\u20A0-\u20CF\u2100-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E\uFD3F\uFE10-\uFE6F\uFFF0-\uFFFF\u{1F000}-\u{1FAFF}]+/gu;

/** The steps on a line of words between spaces, in their order; the SQL function `masar_stems` has the same but for longest words. */
const steps: readonly (readonly [RegExp, string])[] = [
  // C++, C# and node.js stay whole; a full stop, a hashtag and a sum do not.
  [/(?<![a-z0-9+#])[+#]+|(?<![a-z0-9])\.+|\.+(?![a-z0-9])|\++(?=[a-z0-9])/g, ' '],
  [separators, ' '],
  // An Arabic article in front of a Latin word is a word of its own.
  [/([a-z0-9+#.])(?=[^a-z0-9+#. ])/gu, '$1 '],
  [/([^a-z0-9+#. ])(?=[a-z0-9+#.])/gu, '$1 '],
  // No word is longer; looking for ends in one takes the square of its length (SEC-14).
  [/([^ ]{200})(?=[^ ])/gu, '$1 '],
  // English: plurals, -ing and -ed, and the e that those swallow.
  [/([a-z]{2})ies /g, '$1y '],
  [/(ss|sh|ch|x|z)es /g, '$1 '],
  [/([a-z]{2}[a-hj-rtv-z])s /g, '$1 '],
  [/([a-z][aeiouy][a-z]*(?:b(?=b)|d(?=d)|g(?=g)|m(?=m)|n(?=n)|p(?=p)|r(?=r)|t(?=t)))[bdgmnprt](?:ing|ed) /g, '$1 '],
  [/([a-z][aeiouy][a-z]+)(?:ing|ed) /g, '$1 '],
  [/([a-z]{3})e /g, '$1 '],
  keepEnds,
  undotted,
  // Arabic: article, endings, then one-letter words written together with the next one.
  [/ (?:و?ف?(?:[بك]?ال|لل))+(?=[ء-ي]{3})/g, ' '],
  // Two letters behind an article are a word too, unless they are the end of one or make a little word with it.
  [/ (?!والد[اهيك] )(?!و?ف?(?:[بك]?ال|لل)(?:ات|ون|ين|ان|يه|له|تي|ذي) )و?ف?(?:[بك]?ال|لل)(?=[ء-ي]{2} )/g, ' '],
  // ها and يه among them, letter by letter: what could be read in two ways would be tried in all ways (SEC-14).
  [/([ء-ي]{3})(?:[اوي]ن|ات|[هيا]){1,20} /g, '$1 '],
  [/ و(?=[ء-ي]{3})/g, ' '],
  [/ ف(?=[بلك][ء-ي]{4})/g, ' '],
  [/ [بلفك](?=[ء-ي]{4})/g, ' '],
];

/** Characters: some ten thousand words. */
const rememberedAtMost = 400_000;
/** Longer ones are hardly words. */
const rememberedLength = 60;

function stemsOfNewWord(word: string): readonly string[] {
  const line = steps.reduce((words, [what, by]) => words.replace(what, by), ` ${normalizeText(dotted(word))} `);
  return line.split(' ').filter(Boolean);
}

const known = remembered(stemsOfNewWord, rememberedAtMost);

/**
 * The stems of a piece of text without blanks, which no step looks beyond. Texts say the same words again and again, and a
 * word costs some ten microseconds.
 */
export const stemsOfWord = (word: string): readonly string[] =>
  word.length <= rememberedLength ? known(word) : stemsOfNewWord(word);

/**
 * The light stems of a text in their order (SRCH-1): what stands for its words in a search. Ends and articles go, roots
 * stay: two words share a stem when a reader would call them the same word.
 */
export const stemsOf = (text: string): string[] => text.split(/[ \n\r\t]+/).flatMap(stemsOfWord);
