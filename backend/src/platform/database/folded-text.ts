import { normalizeText } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';

/** A text in the form in which searches compare texts (CRS-1, SRCH-1). */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`masar_normalize(${text})`;

/** The same of a column, e.g. `c.title_ar`. */
export const foldedColumn = (column: string): RawBuilder<string> => folded(sql.ref(column));

/** The text as a part of a LIKE pattern, whatever signs it holds. */
export const likePattern = (text: string): string => normalizeText(text).replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern that finds the text anywhere. */
export const containing = (text: string): string => `%${likePattern(text)}%`;
