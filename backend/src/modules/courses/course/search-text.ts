import { normalizeText } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';

/** A column in the form in which searches compare texts (CRS-1, SRCH-1). */
export const foldedColumn = (column: string): RawBuilder<string> => sql<string>`masar_normalize(${sql.ref(column)})`;

/** A LIKE pattern that finds the text anywhere, whatever signs it holds. */
export const containing = (text: string): string => `%${normalizeText(text).replace(/[\\%_]/g, '\\$&')}%`;
