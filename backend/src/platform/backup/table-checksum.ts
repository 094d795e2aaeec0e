import pg from 'pg';

const quoted = (name: string): string => pg.escapeIdentifier(name);

/** The columns of a table as they stand in a statement. */
export const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/** The table as it stands in a statement. */
export const tableName = (name: string): string => `public.${quoted(name)}`;

/**
 * Selects a table's number of rows and the sum of their digests. A sum does not depend on the order in which rows lie,
 * which a restore changes; a row that is lost, doubled or altered changes it.
 */
export function tableChecksum({ name, columns }: { name: string; columns: readonly string[] }): string {
  const digest = `sha256(convert_to(row(${columnList(columns)})::text, 'UTF8'))`;
  return `select count(*) as rows,
    coalesce(sum(('x' || encode(substring(${digest} for 7), 'hex'))::bit(56)::bigint), 0)::text as checksum
    from ${tableName(name)}`;
}
