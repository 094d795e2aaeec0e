import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { AdminResource } from '../records/admin-resource.js';
import { moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import { type PaperRecord, paperStates } from './paper.record.js';

const stateOf = sql`case when submitted_at is null then 'open' when has_passed then 'passed' else 'failed' end`;

export const paperListing: Listing = {
  name: 'papers',
  table: 'papers',
  from: sql`(select id, user_id, course_id, lesson_id, started_at, submitted_at, ${stateOf} as state from papers)`,
  sorts: { startedAt: { by: sql`t.started_at` }, submittedAt: { by: sql`t.submitted_at`, isNullable: true } },
  filters: {
    userId: reference('t.user_id'),
    courseId: reference('t.course_id'),
    lessonId: reference('t.lesson_id'),
    state: oneOf('t.state', paperStates),
    startedAt_gte: moment('t.started_at', '>='),
    startedAt_lt: moment('t.started_at', '<'),
  },
};

@Injectable()
export class PapersResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<PaperRecord[]> {
    return this.reader.rows(sql<PaperRecord>`
      select p.id, p.user_id as "userId", ${personName()} as "userName", u.email as "userEmail",
        p.course_id as "courseId", c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn",
        p.lesson_id as "lessonId", l.title_ar as "lessonTitleAr", l.title_en as "lessonTitleEn", p.number,
        ${stateOf} as state, p.score::text as score, p.pass_mark::text as "passMark", p.has_passed as "hasPassed",
        (select count(*)::int from paper_answers a where a.paper_id = p.id) as answered,
        (select coalesce(json_agg(json_build_object('place', q.place, 'kind', q.question ->> 'kind',
          'promptAr', coalesce(q.question #>> '{prompt,ar}', ''), 'promptEn', coalesce(q.question #>> '{prompt,en}', ''),
          'answeredAt', ${iso('a.answered_at')}, 'device', left(a.device, 6)) order by q.place), '[]')
          from jsonb_array_elements(p.questions) with ordinality as q (question, place)
          left join paper_answers a on a.paper_id = p.id and a.question_id = q.question ->> 'id') as questions,
        ${iso('p.started_at')} as "startedAt", ${iso('p.ends_at')} as "endsAt", ${iso('p.submitted_at')} as "submittedAt"
      from papers p join users u on u.id = p.user_id join courses c on c.id = p.course_id
        left join lessons l on l.id = p.lesson_id
      where ${among('p.id', ids)}`);
  }
}
