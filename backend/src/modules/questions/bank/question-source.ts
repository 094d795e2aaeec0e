import type { Question, QuestionDifficulty } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { QuestionsTables } from '../questions.tables.js';

/** A question as a paper names it. */
export interface QuestionReference {
  questionId: string;
  version: number;
}

/** What quizzes draw from: ready questions in their newest version (QB-1, QB-2). */
@Injectable()
export class QuestionSource {
  constructor(private readonly database: ReadDatabase) {}

  /** All ready questions of a bank that have the tag and the difficulty, in an order that stays. */
  matching(
    bankId: string,
    { tag, difficulty }: { tag?: string; difficulty?: QuestionDifficulty },
  ): Promise<QuestionReference[]> {
    return this.database
      .over<QuestionsTables>()
      .selectFrom('questions as q')
      .select(['q.id as questionId', 'q.version'])
      .where('q.bank_id', '=', bankId)
      .where('q.state', '=', 'ready')
      .$if(difficulty !== undefined, (query) => query.where('q.difficulty', '=', difficulty!))
      .$if(tag !== undefined, (query) => query.where(sql<boolean>`q.tags @> array[${tag}]::text[]`))
      .orderBy('q.id')
      .execute();
  }

  /** What these versions say, whatever became of their questions since. */
  async contents(references: readonly QuestionReference[]): Promise<Question[]> {
    if (references.length === 0) return [];
    const rows = await this.database
      .over<QuestionsTables>()
      .selectFrom('question_versions as v')
      .select(['v.question_id', 'v.version', 'v.content'])
      .where((eb) =>
        eb.or(
          references.map(({ questionId, version }) =>
            eb.and([eb('v.question_id', '=', questionId), eb('v.version', '=', version)]),
          ),
        ),
      )
      .execute();
    return references.flatMap(({ questionId, version }) =>
      rows
        .filter((row) => row.question_id === questionId && row.version === version)
        .map(({ content }) => content as Question),
    );
  }
}
