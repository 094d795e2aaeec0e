import { learningSignKinds } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { AdminResource } from '../records/admin-resource.js';
import { moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { LearningSignRecord } from './learning-sign.record.js';

export const learningSignListing: Listing = {
  name: 'learning-signs',
  table: 'learning_signs',
  sorts: { noticedAt: { by: sql`t.noticed_at` } },
  filters: {
    userId: reference('t.user_id'),
    courseId: reference('t.course_id'),
    kind: oneOf('t.kind', learningSignKinds),
    noticedAt_gte: moment('t.noticed_at', '>='),
    noticedAt_lt: moment('t.noticed_at', '<'),
  },
};

@Injectable()
export class LearningSignsResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<LearningSignRecord[]> {
    return this.reader.rows(sql<LearningSignRecord>`
      select s.id, s.user_id as "userId", ${personName()} as "userName", u.email as "userEmail",
        s.course_id as "courseId", c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn",
        s.lesson_id as "lessonId", l.title_ar as "lessonTitleAr", l.title_en as "lessonTitleEn", s.kind, s.times,
        ${iso('s.noticed_at')} as "noticedAt"
      from learning_signs s join users u on u.id = s.user_id join courses c on c.id = s.course_id
        left join lessons l on l.id = s.lesson_id
      where ${among('s.id', ids)}`);
  }
}
