import { type RawBuilder, sql } from 'kysely';
import { mentionOf } from '@masar/domain';
import type { DataSubject } from './personal-data.js';

/** What stands where a name stood, in texts that stay. */
const nobody = 'مستخدم محذوف';
const noAddress = '[…]';

const forSearch = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** A text of the person's own with their address and names taken out. */
export const scrubbedOwn = (column: string, person: DataSubject): RawBuilder<string> =>
  without(column, [
    [forSearch(person.email), noAddress],
    ...byLength(person.names).map((name): [string, string] => [forSearch(name).replace(/\s+/g, '[\\s_]+'), nobody]),
  ]);

/** A text of somebody else: the person's address and being called by @name go, all other words are theirs. */
export const scrubbedOthers = (column: string, person: DataSubject): RawBuilder<string> =>
  without(column, [
    [forSearch(person.email), noAddress],
    ...byLength(person.names).map((name): [string, string] => [
      `@${forSearch(mentionOf(name))}`,
      `@${mentionOf(nobody)}`,
    ]),
  ]);

/** Whether anything of the person may stand in the text, cheaply: most rows are not written at all. */
export const mayName = (column: string, person: DataSubject): RawBuilder<boolean> => {
  const words = [person.email, ...person.names.flatMap((name) => [name, mentionOf(name)])];
  return sql`(${sql.join(
    words.map((word) => sql`position(lower(${word}) in lower(${sql.ref(column)})) > 0`),
    sql` or `,
  )})`;
};

/** A longer name first: the shorter may be a part of it. */
const byLength = (names: readonly string[]): string[] => [...names].sort((a, b) => b.length - a.length);

function without(column: string, replacements: readonly (readonly [string, string])[]): RawBuilder<string> {
  return replacements.reduce<RawBuilder<string>>(
    (text, [pattern, instead]) => sql<string>`regexp_replace(${text}, ${pattern}, ${instead}, 'gi')`,
    sql<string>`${sql.ref(column)}`,
  );
}
