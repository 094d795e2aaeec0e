import type { EntitySchema } from '@mikro-orm/core';
import type { SourceWords, SqlText } from './sql-texts.js';

/** Columns by table; undefined of tables that no entity tells of. */
type Schema = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** What stands behind an alias: tables, or `open` where the text itself makes the rows. */
type Aliases = ReadonlyMap<string, ReadonlySet<string> | 'open'>;

const inSnakeCase = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The tables of the entities, and those without one. */
export function schemaOf(entities: readonly EntitySchema[], tablesWithoutEntity: readonly string[]): Schema {
  return new Map<string, ReadonlySet<string> | undefined>([
    ...entities.map(
      ({ tableName, meta }) => [tableName, new Set(Object.keys(meta.properties).map(inSnakeCase))] as const,
    ),
    ...tablesWithoutEntity.map((table) => [table, undefined] as const),
  ]);
}

/** Schemas that PostgreSQL and the task queue bring along. */
const foreignSchemas = new Set(['pg_catalog', 'information_schema', 'pgboss', 'public', 'pg_temp']);
const notAnAlias =
  /^(?:as|on|where|set|join|left|right|inner|cross|full|using|order|group|limit|union|for|returning|values|select|natural|lateral|default|having|offset|with|except|intersect|only|when|then|else|end|and|or|not|do)$/;
const system = /^(?:pg_\w+|lateral|only|select|values|unnest|generate_series)$/;

/** Names alone: without quoted words, and without the `from` of functions and comparisons. */
const bare = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, ' ')
    .replace(/"[^"]*"/g, ' quoted ')
    .replace(/--.*$/gm, ' ')
    .replace(/\b(extract|trim|substring|overlay)\s*\(([^()]*?)\bfrom\b/gi, '$1($2,')
    .replace(/\b(is\s+(?:not\s+)?distinct)\s+from\b/gi, '$1')
    .replace(/\bfor\s+(?:no\s+key\s+)?(?:update|share)(?:\s+of\s+\w+)?/gi, ' ')
    .replace(/\bdo\s+update\s+set\b/gi, 'do set');

const flat = (texts: readonly SqlText[]): string[] =>
  texts.flatMap(({ text, within }) => [bare(text), ...flat(within)]);

const tablesNamed =
  /\b(?:from|join|update|into|using)\s+(?:only\s+)?([a-z_][\w.]*)(?!\s*\(|[\w.])(?:\s+(?:as\s+)?([a-z_]\w*))?/g;
const madeByText = /(?:\)|¤|\bordinality|\b(?:pg_\w+|[a-z]\w*\.[a-z]\w*))\s*(?:as\s+)?([a-z_]\w*)/g;
const withQueries = /\b([a-z_]\w*)\s*(?:\([\w\s,]*\)\s*)?as\s*(?:not\s+)?(?:materialized\s*)?\(/g;
const builderAlias = /^([a-z_]\w*) as ([a-z_]\w*)$/;

const queriesOf = (text: string): string[] => [...text.matchAll(withQueries)].map(([, name = '']) => name);

/** Names that the texts of a source give to queries by `with`; pieces in files beside it may select from them. */
export const queriesNamed = ({ texts }: SourceWords): string[] => flat(texts).flatMap(queriesOf);

/** Behind a word after which tables stand, or in a list of them, each with its alias. */
const tablePlaces =
  /\b(?:from|join|update|into|using)\s+(?:only\s+)?([a-z_]\w*)(?![\w.(]|\s*\()|,\s*([a-z_]+)\s+[a-z]\w?(?=\s*(?:,|where\b|\)|$))/g;

/** What the texts of a source name where a table stands. */
export const tablesIn = ({ texts }: SourceWords): string[] =>
  flat(texts).flatMap((text) => [...text.matchAll(tablePlaces)].map(([, named, listed]) => (named ?? listed)!));

/**
 * Tables that the texts of a source name and the schema doesn't have, and columns that the table behind their alias
 * doesn't have. Where a piece doesn't say what its alias stands for, another one of the source does, or its strings;
 * where nobody does, any table may have the column.
 */
export function unknownNames(
  { texts, strings, refs }: SourceWords,
  schema: Schema,
  beside: readonly string[] = [],
): string[] {
  const inBuilder = strings.flatMap((text) => {
    const [, table = '', alias = ''] = builderAlias.exec(text) ?? [];
    return schema.has(table) ? [[alias, table] as const] : [];
  });
  const everywhere = flat(texts);
  const ofSource = aliasesOf(everywhere, schema, inBuilder);
  const made = new Set([...beside, ...everywhere.flatMap(queriesOf)]);
  const named = strings.filter((text) => schema.has(text));
  const problems = texts.flatMap((text) => problemsOf(text, new Map(), { ofSource, made, named, schema }));
  const ofRefs = refs
    .filter((ref) => ref.includes('.'))
    .flatMap((ref) => wrongColumns(ref, new Map(), { ofSource, made, named, schema }));
  return [...new Set([...problems, ...ofRefs])];
}

/** What is known of a whole source: its aliases, and the names that queries have there. */
interface Source {
  ofSource: Aliases;
  made: ReadonlySet<string>;
  /** Tables that its strings name. */
  named: readonly string[];
  schema: Schema;
}

function problemsOf({ text, within }: SqlText, around: Aliases, source: Source): string[] {
  const { made, schema } = source;
  const words = bare(text);
  const own: Aliases = new Map([...around, ...aliasesOf([words], schema, [])]);
  return [
    ...unknownTables(words, made, schema),
    ...wrongColumns(words, own, source),
    ...wrongListedColumns(words, schema),
    ...within.flatMap((piece) => problemsOf(piece, own, source)),
  ];
}

function aliasesOf(texts: readonly string[], schema: Schema, known: readonly (readonly [string, string])[]): Aliases {
  const aliases = new Map<string, Set<string> | 'open'>();
  const add = (alias: string, table: string) => {
    const tables = aliases.get(alias);
    if (tables !== 'open') aliases.set(alias, new Set([...(tables ?? []), table]));
  };
  known.forEach(([alias, table]) => add(alias, table));
  for (const text of texts) {
    const queries = new Set(queriesOf(text));
    for (const [, table = '', alias] of text.matchAll(tablesNamed)) {
      const isOpen = queries.has(table) || !schema.has(table);
      for (const name of [table, ...(alias && !notAnAlias.test(alias) ? [alias] : [])]) {
        if (isOpen) aliases.set(name, 'open');
        else add(name, table);
      }
    }
    for (const name of queries) aliases.set(name, 'open');
    for (const [, name = ''] of text.matchAll(madeByText))
      if (!notAnAlias.test(name)) aliases.set(name, aliases.get(name) ?? 'open');
  }
  return aliases;
}

function unknownTables(text: string, made: ReadonlySet<string>, schema: Schema): string[] {
  return [...text.matchAll(tablesNamed)].flatMap(([, name = '']) => {
    const [first = '', second] = name.split('.');
    const isKnown = second ? foreignSchemas.has(first) : schema.has(name) || system.test(name) || made.has(name);
    return isKnown ? [] : [`table ${name}`];
  });
}

const columnsNamed = /(?<![\w.$:])([a-z_]\w*)\.([a-z_]\w*)(?![\w(]|\s*\()/g;

/** Rows that PostgreSQL hands in, and the one that the audit log does. */
const givenRows = ['excluded', 'new', 'old', 'audited'];

function wrongColumns(text: string, own: Aliases, { ofSource, named, schema }: Source): string[] {
  const elsewhere = (alias: string) => {
    const tables = ofSource.get(alias);
    return tables === 'open' ? tables : tables ? [...tables, ...named] : ofEntities(schema);
  };
  return [...text.matchAll(columnsNamed)].flatMap(([whole, alias = '', column = '']) => {
    if (foreignSchemas.has(alias) || givenRows.includes(alias)) return [];
    const tables = own.get(alias) ?? elsewhere(alias);
    return tables === 'open' || has(tables, column, schema) ? [] : [`column ${whole}`];
  });
}

const ofEntities = (schema: Schema): string[] => [...schema.keys()].filter((table) => schema.get(table));

const has = (tables: Iterable<string>, column: string, schema: Schema): boolean =>
  [...tables].some((table) => schema.get(table)?.has(column) ?? true);

const inserted = /\binto\s+([a-z_]\w*)\s*(?:as\s+\w+\s*)?\(([\w\s,]+)\)/g;
const changed = /\bupdate\s+([a-z_]\w*)(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\s+([a-z_]\w*)\s*=/g;

/** Columns that are written: those of an insert, and the first one of an update. */
function wrongListedColumns(text: string, schema: Schema): string[] {
  const written = [...text.matchAll(inserted), ...text.matchAll(changed)];
  return written.flatMap(([, table = '', list = '']) =>
    list
      .split(',')
      .map((column) => column.trim())
      .filter((column) => column !== '' && schema.has(table) && !has([table], column, schema))
      .map((column) => `column ${table}.${column}`),
  );
}
