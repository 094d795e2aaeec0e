import { type ContentLanguage, contentLanguageFacts } from './content-languages.ts';

/** Scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Share of right-to-left letters above which a text is one that merely contains Latin words. Where its language is
 * known, one letter of a script from right to left is enough, 'HTML و CSS' is Arabic; and English stays English until
 * most of it is not: Arabic may stand where the English is missing.
 */
const shareOfRightToLeft = { rtl: 0, unknown: 0.25, ltr: 0.5 };
/** Of a text in an unknown language that begins so: 'هل أكتب margin-right أم margin-inline-end؟' is an Arabic question. */
const shareAfterSuchABeginning = 0.1;

/** Names within a sentence that `isolated` keeps in one piece. */
const isolates = /\u2068[^\u2068\u2069]*\u2069/g;

/**
 * Which way a text runs. The first letter, by which browsers decide alone, turns 'JSX امتداد لصياغة JavaScript' around;
 * here the share of letters decides, those of isolated names left out: 'Request of دعاء الساعدي' is English. Undefined
 * without letters: the surroundings decide then.
 */
export function textDirection(text: string, language?: ContentLanguage): 'rtl' | 'ltr' | undefined {
  const letters = text.replace(isolates, '').match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return undefined;
  const share = letters.filter((letter) => rightToLeft.test(letter)).length / letters.length;
  if (!language && rightToLeft.test(letters[0]!)) return share > shareAfterSuchABeginning ? 'rtl' : 'ltr';
  return share > shareOfRightToLeft[language ? contentLanguageFacts[language].direction : 'unknown'] ? 'rtl' : 'ltr';
}

/** Keeps a name or title in one piece within a sentence of plain text, in its own direction whatever its first letter. */
export function isolated(text: string, language?: ContentLanguage): string {
  const first = /\p{L}/u.exec(text)?.[0];
  const isTurned = first !== undefined && !rightToLeft.test(first) && textDirection(text, language) === 'rtl';
  // Whoever shows it goes by the first letter or mark that has a direction.
  return `\u2068${isTurned ? '\u200f' : ''}${text}\u2069`;
}
