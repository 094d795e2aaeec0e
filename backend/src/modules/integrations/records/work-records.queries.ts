import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { AssignmentsTables } from '#modules/assignments';
import type { CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';

type Tables = AssignmentsTables & Pick<CoursesTables, 'quiz_attempts' | 'ended_enrollments'>;
type Found<Query extends keyof WorkRecordQueries> = NonNullable<Awaited<ReturnType<WorkRecordQueries[Query]>>>;
export type LessonRow = Found<'lesson'>;
export type AssignmentRow = Found<'assignment'>;
export type AttemptRow = Found<'attempt'>;
export type SubmissionRow = Found<'submission'>;
export type GroupRow = Found<'group'>;
export type ExtensionRow = Found<'extension'>;

/** What courses ask of people and what came of it, one record by its id, without a word that somebody wrote (API-8). */
@Injectable()
export class WorkRecordQueries {
  constructor(private readonly database: ReadDatabase) {}

  lesson(id: string) {
    return this.rows()
      .selectFrom('lessons')
      .select(['id', 'course_id', 'title_ar', 'title_en', 'order_index'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  assignment(id: string) {
    return this.rows()
      .selectFrom('assignments')
      .select(['id', 'course_id', 'lesson_id', 'title_ar', 'title_en', 'due_at', 'is_required', 'is_group_work'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  attempt(id: string) {
    return this.rows()
      .selectFrom('quiz_attempts as a')
      .innerJoin('lessons as l', 'l.id', 'a.lesson_id')
      .leftJoin('ended_enrollments as r', 'r.id', 'a.ended_enrollment_id')
      .select(['a.id', 'l.course_id', 'a.lesson_id', 'a.score', 'a.created_at'])
      .select((eb) => eb.fn.coalesce('a.user_id', 'r.user_id').$notNull().as('user_id'))
      .where('a.id', '=', id)
      .executeTakeFirst();
  }

  submission(id: string) {
    return this.rows()
      .selectFrom('submissions as s')
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .leftJoin('ended_enrollments as r', 'r.id', 's.ended_enrollment_id')
      .select((eb) => eb.fn.coalesce('s.user_id', 'r.user_id').$notNull().as('user_id'))
      .select(['s.id', 's.assignment_id', 'a.course_id', 's.group_id', 's.round', 's.state'])
      .select(['s.handed_in_at', 's.days_late', 's.score', 's.has_passed', 's.marked_at'])
      .where('s.id', '=', id)
      .executeTakeFirst();
  }

  group(id: string) {
    return this.rows()
      .selectFrom('assignment_groups as g')
      .innerJoin('assignments as a', 'a.id', 'g.assignment_id')
      .select(['g.id', 'g.assignment_id', 'a.course_id', 'g.number', 'g.created_at'])
      .select(
        sql<string[]>`array(select m.user_id from assignment_group_members m where m.group_id = g.id order by 1)`.as(
          'user_ids',
        ),
      )
      .where('g.id', '=', id)
      .executeTakeFirst();
  }

  /** The later day of one person for one assignment, which has no name but theirs. */
  extension(assignmentId: string, userId: string) {
    return this.rows()
      .selectFrom('assignment_extensions as e')
      .innerJoin('assignments as a', 'a.id', 'e.assignment_id')
      .select((eb) => eb.ref('e.user_id').$notNull().as('user_id'))
      .select(['e.assignment_id', 'a.course_id', 'e.due_at', 'e.granted_at'])
      .where('e.assignment_id', '=', assignmentId)
      .where('e.user_id', '=', userId)
      .executeTakeFirst();
  }

  private rows() {
    return this.database.over<Tables>();
  }
}
