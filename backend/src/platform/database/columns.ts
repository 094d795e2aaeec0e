import { type EntityName, type EntitySchema, p } from '@mikro-orm/core';
import { v7 } from 'uuid';
import { restOf } from './partition.rules.js';

/** Columns that many tables share; each spells its type out once, so that tables agree with each other (spec 3). */

/** Primary key: the application gives a time-ordered uuid (v7), rows written by hand get a random one. */
export const id = () =>
  p
    .uuid()
    .primary()
    .onCreate(() => v7())
    .defaultRaw('gen_random_uuid()');

/** A moment, kept to the millisecond that JavaScript knows, so that a keyset cursor loses nothing. */
export const moment = () => p.datetime(3);

/** When the row was written. */
export const createdAt = () =>
  moment()
    .onCreate(() => new Date())
    .defaultRaw('now()');

/** When the row was last changed through the entity manager. */
export const updatedAt = () => createdAt().onUpdate(() => new Date());

/**
 * The rows of a table stand in partitions by their `createdAt`, which belongs to its key for that. `TimePartitions` makes
 * and drops them; here stands the one that takes what no other does (SCL-1, ADR 108).
 */
export const partitionedByTime = (table: string) => ({
  type: 'range' as const,
  expression: 'createdAt' as const,
  partitions: [{ name: restOf(table), values: 'default' }],
});

/** A number with fixed decimals; a string in TypeScript, so that nothing is lost on the way (spec 3). */
export const decimal = (precision: number, scale: number) => p.decimal('string').precision(precision).scale(scale);

/** A text in both languages, as kept inside json columns. */
export interface BilingualText {
  ar: string;
  en: string;
}

/** A json list of texts in both languages, empty at first. */
export const bilingualList = () =>
  p
    .json<BilingualText[]>()
    .onCreate(() => [])
    .defaultRaw(`'[]'::jsonb`);

/** What happens to a row when the row that it points at is deleted. */
type DeleteRule = 'cascade' | 'restrict' | 'set null';

const entityOfTable = new Map<string, EntityName>();

/** Makes tables known by name; called once with the whole list of entities. */
export function nameTables(schemas: readonly EntitySchema[]): void {
  for (const schema of schemas) entityOfTable.set(schema.meta.tableName, schema);
}

function entityOf(table: string): EntityName {
  const entity = entityOfTable.get(table);
  if (!entity) throw new Error(`No entity of the manifests is stored in a table "${table}"`);
  return entity;
}

/**
 * The id of a row of another table, with a foreign key. In code it is a plain id; the table is named by text, so that
 * an entity never imports one of another module. Underneath it is a relation mapped to its key: the schema knows the
 * foreign key, and one flush inserts parents before children.
 */
export function idOf(table: string, deleteRule: DeleteRule) {
  return reference(p.uuid(), table, deleteRule);
}

/** Like `idOf` for tables whose key is a text, such as categories. */
export function slugOf(table: string, deleteRule: DeleteRule) {
  return reference(p.text(), table, deleteRule);
}

function reference<Builder extends { '~options': object }>(
  column: Builder,
  table: string,
  deleteRule: DeleteRule,
): Builder {
  column['~options'] = {
    kind: 'm:1',
    entity: () => entityOf(table),
    mapToPk: true,
    deleteRule,
    updateRule: 'no action',
  };
  return column;
}

/**
 * An index in the exact order of a list, so that its keyset pages stay flat (PERF-2): `columns` as in ORDER BY, and
 * `where` the filter that the list always has. Named `<table>_<list>_index`.
 */
export function listIndex(table: string, list: string, columns: string, where?: string) {
  const name = `${table}_${list}_index`;
  return { name, expression: `create index "${name}" on "${table}" (${columns})${where ? ` where ${where}` : ''}` };
}
