import { mentionOf } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { DataSubject } from './personal-data.js';

/** What stands where a name stood, in texts that stay. */
export const nobody = 'عضو سابق';
const noAddress = '[…]';

/** A text that a regular expression finds as it is. */
export const forSearch = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** Letters and what joins them: a word that goes on is another word. */
const letter = '[[:alnum:]_\u0620-\u065f\u066e-\u06d3]';
const whole = (pattern: string): string => `(?<!${letter})${pattern}(?!${letter})`;
/** `ali@mail.iq` is no part of `wali@mail.iq`, of `x.ali@mail.iq` or of `ali@mail.iq.example`. */
const wholeAddress = (email: string): string =>
  `(?<![[:alnum:]_.%+-])${forSearch(email)}(?![[:alnum:]_-]|[.][[:alnum:]])`;

/**
 * A text of the person's own, or about a record of theirs, with their address and names taken out. Never for texts of
 * just anybody: somebody called 'role' must not take that word out of them (SEC-12).
 */
export const scrubbedOwn = (column: string, person: DataSubject): RawBuilder<string> =>
  without(column, [
    [wholeAddress(person.email), noAddress],
    ...byLength(person.names).map((name): [string, string] => [
      whole(forSearch(name).replace(/\s+/g, '[\\s_]+')),
      nobody,
    ]),
  ]);

/** A text of somebody else without the person's address; all other words are theirs. */
export const withoutAddress = (column: string, person: DataSubject): RawBuilder<string> =>
  without(column, [[wholeAddress(person.email), noAddress]]);

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
