import { Injectable } from '@nestjs/common';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CertificatesTables } from '#modules/certificates';
import type { CoursesTables } from '#modules/courses';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import type { LearningChangesQuery } from './records.dto.js';

type Tables = CoursesTables & CertificatesTables;

/** What leaves of each table; a column that is added here belongs into the trigger that notes changes, too. */
const columns = {
  users: [
    'id',
    'email',
    'first_name',
    'last_name',
    'name_ar',
    'name_en',
    'role',
    'suspended_at',
    'created_at',
    'changed_at',
  ],
  enrollments: ['id', 'user_id', 'course_id', 'progress', 'enrolled_at', 'completed_at', 'changed_at'],
  certificates: [
    'id',
    'user_id',
    'course_id',
    'certificate_number',
    'verification_code',
    'status',
    'grade',
    'evidence',
    'holder_name_ar',
    'holder_name_en',
    'issued_at',
    'completed_at',
    'revoked_at',
    'superseded_by',
    'changed_at',
  ],
  courses: [
    'id',
    'slug',
    'title_ar',
    'title_en',
    'category_id',
    'difficulty',
    'duration_hours',
    'lessons_count',
    'price',
    'is_published',
    'is_in_preparation',
    'published_at',
    'created_at',
    'changed_at',
  ],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

type Table = keyof typeof columns;
/** A record as the queries select it. */
export type RecordRow<T extends Table> = Pick<
  Selectable<Tables[T]>,
  (typeof columns)[T][number] & keyof Selectable<Tables[T]>
>;

export type LeftEnrollmentRow = NonNullable<Awaited<ReturnType<RecordQueries['leftEnrollment']>>>;

/** Records `t` in the order of their last change. */
const changeOrder = oldestFirst('t', 'changed_at');

/** Records of all people for programs of the organisation, in the order of their last change (API-8). */
@Injectable()
export class RecordQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The record of that id, if there is one. */
  async byId<T extends Table>(table: T, id: string): Promise<RecordRow<T> | undefined> {
    const { rows } = await sql<RecordRow<T>>`
      select ${selected(table)} from ${sql.table(table)} t where t.id = ${id}::uuid`.execute(this.rows());
    return rows[0];
  }

  /** The enrolment of that id that its learner ended; it has the same id again when they come back. */
  leftEnrollment(id: string) {
    return this.rows()
      .selectFrom('left_enrollments')
      .select(['id', 'user_id', 'course_id', 'progress', 'enrolled_at', 'completed_at', 'left_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** The run of that id that its learner ended by beginning the course again (RUN-1). */
  endedEnrollment(id: string) {
    return this.rows()
      .selectFrom('ended_enrollments')
      .select(['id', 'user_id', 'course_id', 'progress', 'enrolled_at', 'completed_at', 'ended_at as left_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** A page of those that changed since a moment; a record that changes meanwhile is met again at the end. */
  async changes<T extends Table>(
    table: T,
    { updatedSince, ...query }: LearningChangesQuery,
  ): Promise<Page<RecordRow<T>>> {
    const conditions: RawBuilder<unknown>[] = [sql`true`];
    if (updatedSince) conditions.push(sql`t.changed_at >= ${updatedSince}::timestamptz`);
    if (query.userId) conditions.push(sql`t.user_id = ${query.userId}::uuid`);
    if (query.courseId) conditions.push(sql`t.course_id = ${query.courseId}::uuid`);
    const wanted = sql.join(conditions, sql` and `);
    const [{ rows }, counted] = await Promise.all([
      sql<RecordRow<T> & { id: string; changed_at: Date }>`
        select ${selected(table)} from ${sql.table(table)} t where ${wanted} and ${changeOrder.after(query.cursor)}
        order by ${changeOrder.order} limit ${changeOrder.rowsToRead(query)}`.execute(this.rows()),
      sql<{ total: number }>`
        select count(*)::int as total from ${sql.table(table)} t where ${wanted}`.execute(this.rows()),
    ]);
    return changeOrder.page(rows, query, counted.rows[0]?.total);
  }

  private rows() {
    return this.database.over<Tables>();
  }
}

function selected(table: Table): RawBuilder<unknown> {
  const names: readonly string[] = columns[table];
  return sql.join(names.map((name) => sql.ref(`t.${name}`)));
}
