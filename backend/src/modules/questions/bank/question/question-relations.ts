import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { teaches } from '#modules/courses';
import { isUuid } from '#platform/database/is-uuid';
import { ReadDatabase } from '#platform/database/read-database';
import type { Relations } from '../../formats/relations.js';
import type { QuestionsTables } from '../../questions.tables.js';
import type { BankRow } from '../question-bank.queries.js';
import { skillIdMaximum } from './bank-question.dto.js';

/** Ids that questions of a bank may name. */
export interface KnownRelations {
  skills: ReadonlySet<string>;
  /** In small letters. */
  lessons: ReadonlySet<string>;
}

/** Which skills and lessons the questions of a bank may name (QB-1). */
@Injectable()
export class QuestionRelations {
  constructor(private readonly database: ReadDatabase) {}

  /** Of what is named: skills of the vocabulary, and lessons of the bank's course or of a course of its owner. */
  async known(bank: BankRow, named: readonly Relations[]): Promise<KnownRelations> {
    const skills = new Set(named.flatMap(({ skillId }) => skillId ?? []).filter(isBearable));
    const lessons = new Set(named.flatMap(({ lessonId }) => lessonId ?? []).filter((id) => isUuid(id)));
    return {
      skills: skills.size === 0 ? new Set() : await this.skills([...skills]),
      lessons: lessons.size === 0 ? new Set() : await this.lessons(bank, [...lessons]),
    };
  }

  private async skills(ids: string[]): Promise<Set<string>> {
    const rows = await this.database
      .over<QuestionsTables>()
      .selectFrom('skills as s')
      .select('s.id')
      .where(sql<boolean>`s.id = any(${ids}::text[])`)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  private async lessons(bank: BankRow, ids: string[]): Promise<Set<string>> {
    const rows = await this.database
      .over<QuestionsTables>()
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .select('l.id')
      .where(sql<boolean>`l.id = any(${ids}::uuid[])`)
      .where((eb) => eb.or([eb('c.id', '=', bank.course_id), teaches(bank.owner_id, 'edit')]))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }
}

/** What a file says may be anything; the database takes no NUL. */
const isBearable = (id: string): boolean => id.length <= skillIdMaximum && !id.includes('\0');
