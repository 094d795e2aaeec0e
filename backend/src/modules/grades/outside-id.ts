import { type RawBuilder, sql } from 'kysely';

/** The id by which an item is known outside: of its lesson, its assignment, the course whose final it is, or its own. */
export const outsideId = (item: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${item}.${name}`);
  return sql<string>`coalesce(${column('lesson_id')}, ${column('assignment_id')},
    case ${column('kind')} when 'final' then ${column('course_id')} end, ${column('id')})`;
};
