import { type RawBuilder, sql } from 'kysely';

/** Letters that readers type for each other, and their common form; what stands in `dropped` disappears. */
const variants = 'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩';
const common = 'اااايهوي0123456789';
const dropped = '\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670';

/** Folds alef, hamza, ya and ta-marbuta forms, diacritics, digits and case: what is compared in a search (CRS-1). */
export function foldSearchText(text: string): string {
  let folded = '';
  for (const letter of text.normalize('NFC').toLowerCase()) {
    const place = variants.indexOf(letter);
    if (!dropped.includes(letter)) folded += place < 0 ? letter : common.charAt(place);
  }
  return folded;
}

/** The same folding in SQL: `translate` deletes the letters that have no partner. */
export const foldedColumn = (column: string): RawBuilder<string> =>
  sql<string>`translate(lower(${sql.ref(column)}), ${sql.lit(variants + dropped)}, ${sql.lit(common)})`;

/** A LIKE pattern that finds the text anywhere, whatever signs it holds. */
export const containing = (text: string): string => `%${foldSearchText(text).replace(/[\\%_]/g, '\\$&')}%`;
