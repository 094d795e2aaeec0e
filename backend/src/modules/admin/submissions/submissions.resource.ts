import { submissionStates } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { AdminResource } from '../records/admin-resource.js';
import { flag, moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { SubmissionRecord } from './submission.record.js';

export const submissionListing: Listing = {
  name: 'submissions',
  table: 'submissions',
  from: sql`(select s.*, a.course_id from submissions s join assignments a on a.id = s.assignment_id)`,
  sorts: { createdAt: { by: sql`t.created_at` }, handedInAt: { by: sql`t.handed_in_at`, isNullable: true } },
  filters: {
    userId: reference('t.user_id'),
    assignmentId: reference('t.assignment_id'),
    courseId: reference('t.course_id'),
    state: oneOf('t.state', submissionStates),
    hasPassed: flag(sql`t.has_passed`),
    isLate: flag(sql`t.days_late > 0`),
    handedInAt_gte: moment('t.handed_in_at', '>='),
    handedInAt_lt: moment('t.handed_in_at', '<'),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

/** Reads what was handed in and how it was marked; marks are their markers' and stay in their history (ASG-2). */
@Injectable()
export class SubmissionsResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<SubmissionRecord[]> {
    return this.reader.rows(sql<SubmissionRecord>`
      select s.id, s.user_id as "userId", ${personName()} as "userName", u.email as "userEmail",
        s.assignment_id as "assignmentId", a.title_ar as "assignmentTitleAr", a.title_en as "assignmentTitleEn",
        a.course_id as "courseId", c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn", s.round, s.state,
        (select g.number from assignment_groups g where g.id = s.group_id) as "group",
        case when s.state <> 'draft' then s.text end as text,
        case when s.state <> 'draft' then s.links else '[]' end as links,
        (select count(*)::int from submission_files f where f.submission_id = s.id) as files,
        (select count(*)::int from submission_feedback b where b.submission_id = s.id) as feedback,
        ${iso('s.handed_in_at')} as "handedInAt", ${iso('s.due_at')} as "dueAt", s.days_late as "daysLate",
        s.score::text as score, s.pass_mark::text as "passMark", s.has_passed as "hasPassed",
        (select coalesce(json_agg(json_build_object('number', m.number, 'points', m.points, 'maximum', m.maximum,
          'score', m.score::text, 'hasPassed', m.has_passed, 'comment', m.comment, 'reason', m.reason,
          'markedByName', ${personName('p')}, 'markedAt', ${iso('m.marked_at')}) order by m.number desc), '[]')
          from submission_marks m left join users p on p.id = m.marked_by where m.submission_id = s.id) as marks,
        ${iso('s.created_at')} as "createdAt", ${iso('s.updated_at')} as "updatedAt"
      from submissions s join assignments a on a.id = s.assignment_id join courses c on c.id = a.course_id
        join users u on u.id = s.user_id
      where ${among('s.id', ids)}`);
  }
}
