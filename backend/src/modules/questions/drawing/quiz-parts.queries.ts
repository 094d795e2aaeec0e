import type { Question } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import type { QuestionsTables } from '../questions.tables.js';
import { type QuizPlace, standsAt } from '../quiz-place.js';
import type { QuizPart } from './quiz-part.js';

/** What a quiz asks of banks, in the author's order (QB-2). */
@Injectable()
export class QuizPartsQueries {
  constructor(private readonly database: ReadDatabase) {}

  async of(place: QuizPlace): Promise<QuizPart[]> {
    const rows = await this.database
      .over<QuestionsTables>()
      .selectFrom('quiz_parts as p')
      .leftJoin('questions as q', 'q.id', 'p.question_id')
      .leftJoin('question_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
      )
      .innerJoin('question_banks as b', (join) =>
        join.on((eb) => eb.or([eb('b.id', '=', eb.ref('p.bank_id')), eb('b.id', '=', eb.ref('q.bank_id'))])),
      )
      .select([
        'p.place',
        'p.question_id',
        'p.tag',
        'p.difficulty',
        'p.count',
        'b.id as bank_id',
        'b.name as bank_name',
      ])
      .leftJoin('skills as s', 's.id', 'p.skill_id')
      .select(['q.state', 'q.version', 'v.content'])
      .select(['s.id as skill_id', 's.label_ar', 's.label_en'])
      .where(standsAt(place, 'p'))
      .orderBy('p.place')
      .execute();
    return rows.map((row): QuizPart => {
      const { place, bank_id: bankId, bank_name: bankName, tag, difficulty, count } = row;
      if (count !== null) {
        const { skill_id: skillId, label_ar, label_en } = row;
        const skill = skillId === null ? null : { id: skillId, labelAr: label_ar ?? '', labelEn: label_en ?? '' };
        return { place, bankId, bankName, tag, difficulty, skillId, skill, count };
      }
      const { question_id, state, version, content } = row;
      return {
        place,
        bankId,
        bankName,
        questionId: question_id!,
        state: state!,
        version: version!,
        content: content as Question,
      };
    });
  }

  /** How many questions the parts ask for together. */
  async countOf(place: QuizPlace): Promise<number> {
    const { total } = await this.database
      .over<QuestionsTables>()
      .selectFrom('quiz_parts as p')
      .select(({ fn }) => fn.sum<number>(fn.coalesce('count', (eb) => eb.lit(1))).as('total'))
      .where(standsAt(place, 'p'))
      .executeTakeFirstOrThrow();
    return Number(total ?? 0);
  }
}
