import { type RawBuilder, sql } from 'kysely';
import { folded } from '#platform/database/folded-text';
import { isUuid } from '#platform/database/is-uuid';

/** One filter of a list: what it takes, for the API document, and the condition over the row `t` that it makes. */
export interface Filter {
  describes: string;
  example: unknown;
  /** Finds rows all over the table, by words: each has to be looked at to be counted. */
  isScattered?: true;
  /** Conditions that all it finds fulfils as well, cheap enough to go along a list by them; none for values without such. */
  atFirstSight?: (value: unknown) => RawBuilder<unknown>[] | undefined;
  /** Undefined where the value is none that this filter takes; that is a 400 naming it. */
  condition: (value: unknown) => RawBuilder<unknown> | undefined;
}

/** One word of a closed list, or any of several. */
export const oneOf = (column: string, words: readonly string[]): Filter => ({
  describes: `one of ${words.join(', ')}, or a list of them`,
  example: words[0],
  condition: (value) => {
    const asked = listOf(value);
    if (!asked.every((each): each is string => typeof each === 'string' && words.includes(each))) return undefined;
    return sql`${sql.ref(column)} = any (${asked}::text[])`;
  },
});

/** One word of a closed list, or any of several, each with a condition of its own. */
export const wordOf = <Word extends string>(
  words: readonly Word[],
  fact: (word: Word) => RawBuilder<boolean>,
): Filter => ({
  describes: `one of ${words.join(', ')}, or a list of them`,
  example: words[0],
  condition: (value) => {
    const asked = listOf(value).map((each) => words.find((word) => word === each));
    if (asked.length === 0 || asked.includes(undefined)) return undefined;
    return sql`(${sql.join(
      asked.map((word) => fact(word!)),
      sql` or `,
    )})`;
  },
});

/** The id of another record, or any of several. */
export const reference = (column: string): Filter => ({
  describes: 'an id, or a list of ids',
  example: '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11',
  condition: (value) => {
    const asked = listOf(value);
    return asked.every(isUuid) ? sql`${sql.ref(column)} = any (${asked}::uuid[])` : undefined;
  },
});

/** A readable key, such as a category's, or any of several. */
export const key = (column: string): Filter => ({
  describes: 'a key, or a list of keys',
  example: 'web-development',
  condition: (value) => {
    const asked = listOf(value);
    return asked.every(isShortText) ? sql`${sql.ref(column)} = any (${asked}::text[])` : undefined;
  },
});

/** Whether something is so. */
export const flag = (fact: RawBuilder<unknown>): Filter => ({
  describes: 'true or false',
  example: true,
  condition: (value) => (typeof value === 'boolean' ? sql`(${fact}) = ${sql.lit(value)}` : undefined),
});

/** From a moment on, or before it; a day counts from its first minute in UTC. */
export const moment = (column: string, side: '>=' | '<'): Filter => ({
  describes: side === '>=' ? 'a day or moment: from then on' : 'a day or moment: before it',
  example: '2026-05-31',
  condition: (value) => {
    const at = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? new Date(value) : undefined;
    if (!at || Number.isNaN(at.getTime())) return undefined;
    return sql`${sql.ref(column)} ${sql.raw(side)} ${at.toISOString()}::timestamptz`;
  },
});

/** The start of a text, as it is written in the column. */
export const start = (column: RawBuilder<unknown>, written: (typed: string) => string = (typed) => typed): Filter => ({
  describes: 'the start of the text',
  example: 'MSR-2026-0000',
  condition: (value) => (isShortText(value) ? sql`starts_with(${column}, ${written(value.trim())})` : undefined),
});

/** Part of a text, letter by letter: cheap enough for tables with many rows. */
export const plainPart = (column: RawBuilder<unknown>): Filter => ({
  describes: 'part of the text, in any letter case',
  example: 'web',
  condition: (value) => (isShortText(value) ? sql`strpos(lower(${column}), lower(${value.trim()})) > 0` : undefined),
});

/** Part of a text, which may be an expression over several columns. For tables that stay small. */
export const part = (text: RawBuilder<unknown>): Filter => ({
  describes: 'part of the text, in any letter case',
  example: 'web',
  condition: (value) =>
    isShortText(value) ? sql`strpos(${folded(text)}, ${folded(sql`${value.trim()}`)}) > 0` : undefined,
});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 200) : [value]);
const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
