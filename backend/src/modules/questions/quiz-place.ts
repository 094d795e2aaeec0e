import { type RawBuilder, sql } from 'kysely';

/** Where a quiz stands: in a lesson or, without one, at the end of its course as the final assessment (EVD-3). */
export interface QuizPlace {
  courseId: string;
  lessonId: string | null;
}

/** The final assessment of a course. */
export const finalOf = (courseId: string) => ({ courseId, lessonId: null });

/** Rows about this quiz, of whatever table names lessons, and courses where there is none; `table` is its alias. */
export function standsAt({ courseId, lessonId }: QuizPlace, table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return lessonId === null
    ? sql<boolean>`(${column('lesson_id')} is null and ${column('course_id')} = ${courseId})`
    : sql<boolean>`${column('lesson_id')} = ${lessonId}`;
}

/** What rows hold that name either the lesson or, for its final, the course. */
export const ownerOf = ({ courseId, lessonId }: QuizPlace) =>
  lessonId === null ? { lessonId: null, courseId } : { lessonId, courseId: null };
