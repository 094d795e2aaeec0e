/** Combining marks of every script that is likely here, tatweel, and signs that only steer direction or joining. */
const unseenRanges = [
  '\\u0300-\\u036F',
  '\\u0483-\\u0489',
  '\\u0591-\\u05BD',
  '\\u0610-\\u061A',
  '\\u0640',
  '\\u064B-\\u065F',
  '\\u0670',
  '\\u06D6-\\u06DC',
  '\\u06DF-\\u06E4',
  '\\u06E7',
  '\\u06E8',
  '\\u06EA-\\u06ED',
  '\\u08D3-\\u08FF',
  '\\u1AB0-\\u1AFF',
  '\\u1DC0-\\u1DFF',
  '\\u20D0-\\u20FF',
  '\\uFE20-\\uFE2F',
  '\\u00AD',
  '\\u061C',
  '\\u200B-\\u200F',
  '\\u202A-\\u202E',
  '\\u2060-\\u2069',
  '\\uFEFF',
];
const unseen = new RegExp(unseenRanges.map((range) => `[${range}]`).join('|'), 'g');

/** Letters that readers type for each other, and their common form; hamza forms fall apart into letter and mark. */
const variants = 'ٱىیېێےةەھہکگپچڤۆۇۋۅڕڑڵژڈٹں٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const common = 'ايييييههههككبجفووووررلزدتن01234567890123456789';
const commonForm = new Map(Array.from(variants, (letter, place) => [letter, common.charAt(place)]));
const variant = new RegExp(Array.from(variants).join('|'), 'g');

/**
 * The form in which texts are compared (SRCH-1): compatibility decomposition without marks, so that diacritics, hamza
 * forms and tatweel disappear, then Latin in lower case, one form for each letter and ASCII digits. The SQL function
 * `masar_normalize` does the same; stems.fixture.ts proves both.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(variant, (letter) => commonForm.get(letter) ?? letter);
