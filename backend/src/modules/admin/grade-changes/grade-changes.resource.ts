import { gradeChangeKinds } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { AdminResource } from '../records/admin-resource.js';
import { moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { GradeChangeRecord } from './grade-change.record.js';

export const gradeChangeListing: Listing = {
  name: 'grade-changes',
  table: 'grade_changes',
  sorts: { changedAt: { by: sql`t.changed_at` } },
  filters: {
    userId: reference('t.user_id'),
    courseId: reference('t.course_id'),
    changedBy: reference('t.changed_by'),
    kind: oneOf('t.kind', gradeChangeKinds),
    changedAt_gte: moment('t.changed_at', '>='),
    changedAt_lt: moment('t.changed_at', '<'),
  },
};

/** Reads the history of all gradebooks, of which nothing is ever changed (GRD-1). */
@Injectable()
export class GradeChangesResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<GradeChangeRecord[]> {
    return this.reader.rows(sql<GradeChangeRecord>`
      select h.id, h.course_id as "courseId", c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn", h.kind, h.way,
        h.user_id as "userId", ${personName()} as "userName", u.email as "userEmail",
        h.item_title_ar as "itemTitleAr", h.item_title_en as "itemTitleEn",
        (h.before ->> 'score')::numeric(7,2)::text as "scoreBefore", (h.after ->> 'score')::numeric(7,2)::text as "scoreAfter",
        coalesce((h.after ->> 'isExcused')::boolean, false) as "isExcused", h.reason,
        h.changed_by as "changedBy", ${personName('w')} as "changedByName", ${iso('h.changed_at')} as "changedAt"
      from grade_changes h join courses c on c.id = h.course_id
        left join users u on u.id = h.user_id left join users w on w.id = h.changed_by
      where ${among('h.id', ids)}`);
  }
}
