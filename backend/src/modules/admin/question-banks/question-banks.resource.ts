import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { personName } from '#modules/auth';
import type { AdminResource } from '../records/admin-resource.js';
import { flag, moment, part, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { QuestionBankRecord } from './question-bank.record.js';

export const questionBankListing: Listing = {
  name: 'question-banks',
  table: 'question_banks',
  sorts: { createdAt: { by: sql`t.created_at` } },
  filters: {
    q: part(sql`t.name`),
    ownerId: reference('t.owner_id'),
    courseId: reference('t.course_id'),
    isOfCourse: flag(sql`t.course_id is not null`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

const questionsIn = (state: string): RawBuilder<number> =>
  sql`(select count(*)::int from questions q where q.bank_id = b.id and q.state = ${sql.lit(state)})`;

@Injectable()
export class QuestionBanksResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<QuestionBankRecord[]> {
    return this.reader.rows(sql<QuestionBankRecord>`
      select b.id, b.name, b.owner_id as "ownerId", ${personName()} as "ownerName", b.course_id as "courseId",
        c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn", ${questionsIn('ready')} as "readyQuestions",
        ${questionsIn('draft')} as "draftQuestions", ${questionsIn('archived')} as "archivedQuestions",
        (select coalesce(json_agg(json_build_object('userId', p.id, 'name', ${personName('p')}, 'email', p.email,
          'permission', s.permission) order by s.created_at, s.id), '[]')
          from question_bank_shares s join users p on p.id = s.user_id where s.bank_id = b.id) as colleagues,
        ${iso('b.created_at')} as "createdAt", ${iso('b.updated_at')} as "updatedAt"
      from question_banks b left join users u on u.id = b.owner_id left join courses c on c.id = b.course_id
      where ${among('b.id', ids)}`);
  }
}
