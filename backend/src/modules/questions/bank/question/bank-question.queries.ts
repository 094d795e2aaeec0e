import {
  normalizeText,
  type Question,
  type QuestionDifficulty,
  type QuestionKind,
  type QuestionState,
  questionWarnings,
} from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { idKey, Keyset, newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { mapRows, type Page } from '#platform/http/paging';
import { QuestionNotFound } from '../../questions.errors.js';
import { BankNotFound } from '../../questions.errors.js';
import type { QuestionsTables } from '../../questions.tables.js';
import { QuestionBankQueries } from '../question-bank.queries.js';
import { changedAtMost, type ListQuestionsQuery } from './bank-question.dto.js';
import type { BankQuestionResponse, QuestionSkillResponse, RestsOnResponse } from './bank-question.response.js';
import { attention, lacksLanguage, raisesFlag } from './question-conditions.js';

export interface QuestionRow {
  id: string;
  bank_id: string;
  name: string;
  tags: string[];
  kind: QuestionKind;
  difficulty: QuestionDifficulty;
  state: QuestionState;
  version: number;
  content: Question;
  skill: QuestionSkillResponse | null;
  rests_on: RestsOnResponse | null;
  created_at: Date;
  updated_at: Date;
}

/** In which order questions are listed: the newest first, or those first that an author should look at. */
const orders = {
  newest: newestFirst('q'),
  attention: new Keyset<QuestionRow & { attention?: number }>('desc', [
    { sql: attention(sql.ref('q.id')), type: 'integer', of: (row) => row.attention ?? 0 },
    { sql: sql.ref('q.created_at'), type: 'timestamptz', of: (row) => row.created_at },
    idKey('q'),
  ]),
};
/** So that the signs of a pattern stay what they are in a text. */
const asPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

@Injectable()
export class BankQuestionQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly banks: QuestionBankQueries,
  ) {}

  /** Questions of a bank that the viewer may use, narrowed and in one of its orders (QB-1, QB-4). */
  async list(
    viewer: Viewer,
    bankId: string,
    asked: ListQuestionsQuery,
    by: keyof typeof orders = 'newest',
  ): Promise<Page<BankQuestionResponse>> {
    await this.banks.openTo(viewer, bankId, 'use');
    const matching = this.matching(bankId, asked);
    const total = matching.clearSelect().select(sql<number>`count(*)::int`.as('count'));
    const order: Keyset<QuestionRow> = orders[by];
    const counted = matching
      .select(total.as('total'))
      .$if(by === 'attention', (query) => query.select(attention(sql.ref('q.id')).as('attention')));
    const rows = await order.seek(counted, asked).execute();
    return mapRows(order.page(rows, asked), toQuestionResponse);
  }

  /** Those that are named, or all that a list finds; one more than may be changed at once tells that there are more. */
  toChange(bankId: string, ids: readonly string[] | undefined, asked: ListQuestionsQuery): Promise<QuestionRow[]> {
    const chosen = ids === undefined ? this.matching(bankId, asked) : this.questions().where('q.bank_id', '=', bankId);
    return chosen
      .$if(ids !== undefined, (query) => query.where(sql<boolean>`q.id = any(${[...(ids ?? [])]}::uuid[])`))
      .orderBy('q.id')
      .limit(changedAtMost + 1)
      .execute();
  }

  /** How many there are in a bank, archived ones too. */
  async countIn(bankId: string): Promise<number> {
    const { count } = await this.database
      .over<QuestionsTables>()
      .selectFrom('questions')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('bank_id', '=', bankId)
      .executeTakeFirstOrThrow();
    return count;
  }

  private matching(bankId: string, { kind, tag, difficulty, state, search, skillId, flag, lacks }: ListQuestionsQuery) {
    return this.questions()
      .where('q.bank_id', '=', bankId)
      .where('q.state', state === undefined ? '<>' : '=', state ?? 'archived')
      .$if(kind !== undefined, (query) => query.where('q.kind', '=', kind!))
      .$if(difficulty !== undefined, (query) => query.where('q.difficulty', '=', difficulty!))
      .$if(tag !== undefined, (query) => query.where(sql<boolean>`q.tags @> array[${tag}]::text[]`))
      .$if(skillId !== undefined, (query) => query.where('q.skill_id', '=', skillId!))
      .$if(flag !== undefined, (query) => query.where(raisesFlag(sql.ref('q.id'), flag!)))
      .$if(lacks !== undefined, (query) => query.where(lacksLanguage(sql.ref('v.content'), lacks!)))
      .$if(search !== undefined, (query) => query.where('q.words', 'like', asPattern(normalizeText(search ?? ''))));
  }

  /** One question, for somebody who may use its bank; to others there is none. */
  async openTo(viewer: Viewer, questionId: string, deed: 'use' | 'edit'): Promise<QuestionRow> {
    const row = await this.questions().where('q.id', '=', questionId).executeTakeFirst();
    if (!row) throw new QuestionNotFound();
    try {
      await this.banks.openTo(viewer, row.bank_id, deed);
    } catch (error) {
      throw error instanceof BankNotFound ? new QuestionNotFound() : error;
    }
    return row;
  }

  /** All that are not archived, the oldest first: what leaves with a file. */
  ofBank(bankId: string): Promise<QuestionRow[]> {
    return this.questions()
      .where('q.bank_id', '=', bankId)
      .where('q.state', '<>', 'archived')
      .orderBy('q.created_at')
      .orderBy('q.id')
      .execute();
  }

  private questions() {
    return this.database
      .over<QuestionsTables>()
      .selectFrom('questions as q')
      .innerJoin('question_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
      )
      .leftJoin('skills as s', 's.id', 'q.skill_id')
      .leftJoin('lessons as l', 'l.id', 'q.lesson_id')
      .select([
        'q.id',
        'q.bank_id',
        'q.name',
        'q.tags',
        'q.kind',
        'q.difficulty',
        'q.state',
        'q.version',
        'q.created_at',
        'q.updated_at',
      ])
      .select('v.content')
      .select(
        sql`case when s.id is not null then
          json_build_object('id', s.id, 'labelAr', s.label_ar, 'labelEn', s.label_en) end`.as('skill'),
      )
      .select(
        sql`case when l.id is not null then json_build_object('lessonId', l.id, 'courseId', l.course_id,
          'titleAr', l.title_ar, 'titleEn', l.title_en) end`.as('rests_on'),
      )
      .$castTo<QuestionRow>();
  }
}

export const toQuestionResponse = (row: QuestionRow): BankQuestionResponse => ({
  id: row.id,
  bankId: row.bank_id,
  name: row.name,
  tags: row.tags,
  kind: row.kind,
  difficulty: row.difficulty,
  state: row.state,
  skill: row.skill,
  restsOn: row.rests_on,
  version: row.version,
  warnings: questionWarnings(row.content),
  content: { ...row.content },
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});
