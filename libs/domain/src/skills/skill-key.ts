import { normalizeText } from '../search/index.ts';

/** Signs that only part words; `+` and `#` stay, because C, C++ and C# are three skills. */
const partingRanges = [
  '\\u0001-\\u0022',
  '\\u0024-\\u002A',
  '\\u002C-\\u002F',
  '\\u003A-\\u0060',
  '\\u007B-\\u00BF',
  '\\u00D7',
  '\\u00F7',
  '\\u060C',
  '\\u061B-\\u061F',
  '\\u066A-\\u066D',
  '\\u06D4',
  '\\u2000-\\u206F',
  '\\u2190-\\u2BFF',
  '\\u3000-\\u303F',
  '\\uFD3E\\uFD3F',
];
const parting = new RegExp(`[${partingRanges.join('')}]+`, 'g');

/**
 * What two spellings of one skill have in common: no marks, no article, no spaces, so that «جافا سكريبت» and
 * «جافاسكريبت», `Node.js` and `NodeJS` are one. The SQL function `masar_skill_key` does the same.
 */
export const skillKey = (text: string): string =>
  ` ${normalizeText(text).replace(parting, ' ')} `.replace(/ ال(?=[ء-ي]{3})/g, ' ').replaceAll(' ', '');

/** Words that people put around a skill's name without meaning another one, as keys. */
const carriers = ['لغه', 'برنامج', 'مهارات', 'مهاره', 'اطار', 'اساسيات', 'مكتبه'];
const trailing = ['skills', 'skill', 'language', 'basics', 'fundamentals', 'programming'];
const aroundArabic = new RegExp(`^\\s*(?:ال)?(?:${carriers.join('|')}) (?=.*\\S)`);
const aroundEnglish = new RegExp(`(?<=\\S) (?:${trailing.join('|')})\\s*$`);

/** The keys to look a text up by, the exact one first: «لغة HTML» and `HTML basics` also mean HTML. */
export function skillKeys(text: string): string[] {
  const plain = normalizeText(text);
  const bare = plain.replace(aroundArabic, '').replace(aroundEnglish, '');
  return [...new Set([skillKey(text), skillKey(bare)])].filter((key) => key !== '');
}
