import { limits } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { CoursesTables } from '../courses.tables.js';

export interface LessonReport {
  /** Seconds. */
  watchTime?: number | undefined;
  isCompleted?: boolean | undefined;
}

export interface LessonRecord {
  watch_time: number;
  is_completed: boolean;
}

interface Target {
  userId: string;
  lessonId: string;
  /** Seconds; unknown for some lessons. */
  duration: number | null;
}

/** The longest watch time that counts for a lesson, in seconds (LSN-2). */
const watchLimit = (duration: number | null): number => duration ?? limits.defaultLessonMinutes * 60;

/**
 * Writes a report into the learner's one row of a lesson, in one statement: watch time only grows, completion only
 * goes one way, whatever arrives twice or late (LSN-2).
 */
export async function recordLesson(
  em: EntityManager,
  target: Target,
  report: LessonReport,
  now: Date,
): Promise<LessonRecord> {
  return em
    .getKysely<CoursesTables>()
    .insertInto('lesson_progress')
    .values({
      id: v7(),
      user_id: target.userId,
      lesson_id: target.lessonId,
      watch_time: Math.min(report.watchTime ?? 0, watchLimit(target.duration)),
      is_completed: report.isCompleted ?? false,
      completed_at: report.isCompleted ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'lesson_id']).doUpdateSet({
        watch_time: sql`greatest(lesson_progress.watch_time, excluded.watch_time)`,
        is_completed: sql`lesson_progress.is_completed or excluded.is_completed`,
        completed_at: sql`coalesce(lesson_progress.completed_at, excluded.completed_at)`,
      }),
    )
    .returning(['watch_time', 'is_completed'])
    .executeTakeFirstOrThrow();
}

/**
 * Gives an imported enrolment, which has a progress but no records, the records that its progress stands for by the
 * position rule; without this the first report of its learner would throw the progress away (LSN-1).
 */
export async function recordImportedProgress(
  em: EntityManager,
  userId: string,
  courseId: string,
  progress: string,
): Promise<void> {
  if (Number(progress) === 0) return;
  await sql`
    insert into lesson_progress (id, user_id, lesson_id, is_completed)
    select gen_random_uuid(), ${userId}, placed.id, true
    from (select id, row_number() over (order by order_index, id) - 1 as place, count(*) over () as total
          from lessons where course_id = ${courseId}) placed
    where ${progress}::numeric > placed.place * 100.0 / placed.total
      and not exists (select from lesson_progress p join lessons l on l.id = p.lesson_id
                      where p.user_id = ${userId} and l.course_id = ${courseId})
    on conflict do nothing`.execute(em.getKysely<CoursesTables>());
}

/** How much of a course its learner has completed. */
export async function countCompleted(
  em: EntityManager,
  userId: string,
  courseId: string,
): Promise<{ completed: number; lessons: number }> {
  return em
    .getKysely<CoursesTables>()
    .selectFrom('lessons as l')
    .leftJoin('lesson_progress as p', (join) => join.onRef('p.lesson_id', '=', 'l.id').on('p.user_id', '=', userId))
    .select([
      sql<number>`count(*) filter (where p.is_completed)::int`.as('completed'),
      sql<number>`count(*)::int`.as('lessons'),
    ])
    .where('l.course_id', '=', courseId)
    .executeTakeFirstOrThrow();
}

/** Whether the learner's own record says that the lesson is complete. */
export async function isRecordedComplete(
  em: EntityManager,
  { userId, lessonId }: { userId: string; lessonId: string },
): Promise<boolean> {
  const row = await em
    .getKysely<CoursesTables>()
    .selectFrom('lesson_progress')
    .select('id')
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .where('is_completed', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
