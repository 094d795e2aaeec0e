import {
  itemFlags,
  type Question,
  questionDifficulties,
  questionKinds,
  questionStates,
  questionWarnings,
} from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { lacksLanguage, raisesFlag } from '#modules/questions';
import type { AdminResource } from '../records/admin-resource.js';
import { flag, moment, oneOf, part, reference, wordOf } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import { answerKeyOf } from './answer-key.js';
import type { BankQuestionRecord, QuestionVersionRecord } from './bank-question.record.js';

export const bankQuestionListing: Listing = {
  name: 'bank-questions',
  table: 'questions',
  sorts: { createdAt: { by: sql`t.created_at` } },
  filters: {
    q: part(sql`t.words`),
    bankId: reference('t.bank_id'),
    kind: oneOf('t.kind', questionKinds),
    difficulty: oneOf('t.difficulty', questionDifficulties),
    state: oneOf('t.state', questionStates),
    tag: part(sql`array_to_string(t.tags, ' ')`),
    skillId: part(sql`(select concat_ws(' ', s.id, s.label_ar, s.label_en) from skills s where s.id = t.skill_id)`),
    flags: wordOf(itemFlags, (each) => raisesFlag(sql.ref('t.id'), each)),
    lacksEnglish: flag(sql`exists (select from question_versions v
      where v.question_id = t.id and v.version = t.version and ${lacksLanguage(sql.ref('v.content'), 'en')})`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

const flagsRaised = itemFlags.map(
  (each) => sql`case when ${raisesFlag(sql.ref('q.id'), each)} then ${sql.lit(each)} end`,
);

type Version = Pick<QuestionVersionRecord, 'version' | 'authorId' | 'authorName' | 'createdAt'> & { content: Question };
type Row = Omit<BankQuestionRecord, 'promptAr' | 'promptEn' | 'warnings' | 'versions'> & { versions: Version[] };

@Injectable()
export class BankQuestionsResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  async records(ids: readonly string[]): Promise<BankQuestionRecord[]> {
    const rows = await this.reader.rows(sql<Row>`
      select q.id, q.bank_id as "bankId", b.name as "bankName", q.name, q.kind, q.difficulty, q.state, q.tags, q.version,
        q.skill_id as "skillId", s.label_ar as "skillAr", s.label_en as "skillEn",
        array_remove(array[${sql.join(flagsRaised)}], null) as flags,
        (select json_agg(json_build_object('version', v.version, 'content', v.content, 'authorId', v.author_id,
          'authorName', ${personName()}, 'createdAt', ${iso('v.created_at')}) order by v.version desc)
          from question_versions v left join users u on u.id = v.author_id where v.question_id = q.id) as versions,
        ${iso('q.created_at')} as "createdAt", ${iso('q.updated_at')} as "updatedAt"
      from questions q join question_banks b on b.id = q.bank_id left join skills s on s.id = q.skill_id where ${among('q.id', ids)}`);
    return rows.map(toRecord);
  }
}

function toRecord({ versions, ...row }: Row): BankQuestionRecord {
  const newest = versions[0]!.content;
  return {
    ...row,
    promptAr: newest.prompt.ar,
    promptEn: newest.prompt.en,
    warnings: questionWarnings(newest),
    versions: versions.map(({ content, ...version }) => ({
      ...version,
      promptAr: content.prompt.ar,
      promptEn: content.prompt.en,
      points: String(content.points),
      answerKey: answerKeyOf(content),
    })),
  };
}
