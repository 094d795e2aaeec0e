import { attemptRequestStates } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { AdminResource } from '../records/admin-resource.js';
import { moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { AttemptRequestRecord } from './attempt-request.record.js';

export const attemptRequestListing: Listing = {
  name: 'attempt-requests',
  table: 'attempt_requests',
  from: sql`(select r.id, r.user_id, r.state, r.asked_at, coalesce(r.course_id, l.course_id) as course_id
    from attempt_requests r left join lessons l on l.id = r.lesson_id)`,
  sorts: { askedAt: { by: sql`t.asked_at` } },
  filters: {
    userId: reference('t.user_id'),
    courseId: reference('t.course_id'),
    state: oneOf('t.state', attemptRequestStates),
    askedAt_gte: moment('t.asked_at', '>='),
    askedAt_lt: moment('t.asked_at', '<'),
  },
};

@Injectable()
export class AttemptRequestsResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<AttemptRequestRecord[]> {
    return this.reader.rows(sql<AttemptRequestRecord>`
      select r.id, r.user_id as "userId", ${personName()} as "userName", u.email as "userEmail",
        c.id as "courseId", c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn",
        r.lesson_id as "lessonId", l.title_ar as "lessonTitleAr", l.title_en as "lessonTitleEn", r.note, r.state,
        r.reason, ${personName('p')} as "decidedByName", ${iso('r.asked_at')} as "askedAt",
        ${iso('r.decided_at')} as "decidedAt"
      from attempt_requests r left join lessons l on l.id = r.lesson_id
        join courses c on c.id = coalesce(r.course_id, l.course_id)
        join users u on u.id = r.user_id left join users p on p.id = r.decided_by
      where ${among('r.id', ids)}`);
  }
}
