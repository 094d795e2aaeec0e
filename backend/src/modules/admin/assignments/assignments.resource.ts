import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { AdminResource } from '../records/admin-resource.js';
import { flag, moment, part, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { AssignmentRecord } from './assignment.record.js';

export const assignmentListing: Listing = {
  name: 'assignments',
  table: 'assignments',
  sorts: { createdAt: { by: sql`t.created_at` }, dueAt: { by: sql`t.due_at`, isNullable: true } },
  filters: {
    q: part(sql`t.title_ar || ' ' || t.title_en`),
    courseId: reference('t.course_id'),
    isRequired: flag(sql`t.is_required`),
    hasWaiting: flag(sql`exists (select from submissions s where s.assignment_id = t.id and s.state = 'waiting')`),
    dueAt_gte: moment('t.due_at', '>='),
    dueAt_lt: moment('t.due_at', '<'),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

const workIn = (state: string): RawBuilder<number> =>
  sql`(select count(*)::int from submissions s where s.assignment_id = a.id and s.state = ${sql.lit(state)})`;

@Injectable()
export class AssignmentsResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<AssignmentRecord[]> {
    return this.reader.rows(sql<AssignmentRecord>`
      select a.id, a.title_ar as "titleAr", a.title_en as "titleEn", a.course_id as "courseId",
        c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn", a.lesson_id as "lessonId",
        l.title_ar as "lessonTitleAr", l.title_en as "lessonTitleEn", a.task_ar as "taskAr", a.task_en as "taskEn",
        a.accepts, ${iso('a.due_at')} as "dueAt", a.late_rule as "lateRule", a.percent_per_day::text as "percentPerDay",
        a.resubmissions, a.pass_mark::text as "passMark", a.is_required as "isRequired",
        a.is_group_work as "isGroupWork", ${workIn('waiting')} as waiting,
        ${workIn('marked')} as marked, ${iso('a.created_at')} as "createdAt", ${iso('a.updated_at')} as "updatedAt"
      from assignments a join courses c on c.id = a.course_id left join lessons l on l.id = a.lesson_id
      where ${among('a.id', ids)}`);
  }
}
