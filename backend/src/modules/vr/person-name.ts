import { sql } from 'kysely';

/** First and last name of the person behind a table's alias, null where they gave none. */
export const nameOfPerson = (alias: string) =>
  sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}), '')`;
