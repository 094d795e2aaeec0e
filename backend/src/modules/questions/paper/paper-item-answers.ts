import type { GradedAnswer } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { ReadDatabase } from '#platform/database/read-database';
import { ItemAnswers } from '../bank/statistics/item-answers.js';
import type { QuestionsTables } from '../questions.tables.js';
import type { JudgedItem } from './judged-items.rules.js';

/** Papers as the source of the statistics of banks (QB-4). */
@Injectable()
export class PaperItemAnswers extends ItemAnswers {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(questionIds: readonly string[]): Promise<Map<string, GradedAnswer[]>> {
    const answers = new Map<string, GradedAnswer[]>();
    if (questionIds.length === 0) return answers;
    const rows = await this.database
      .over<QuestionsTables>()
      .selectFrom('item_answers')
      .select(['question_id', 'share', 'rest', 'chosen', 'seconds'])
      .where('question_id', 'in', questionIds)
      .orderBy('id')
      .execute();
    for (const { question_id, share, rest, chosen, seconds } of rows) {
      const one = { share: Number(share), rest: rest === null ? null : Number(rest), chosen, seconds };
      answers.set(question_id, [...(answers.get(question_id) ?? []), one]);
    }
    return answers;
  }
}

/** Writes what a paper says of its questions, in the transaction that grades it; a question that is gone needs none. */
export async function keepItemAnswers(em: EntityManager, paperId: string, items: readonly JudgedItem[]): Promise<void> {
  if (items.length === 0) return;
  const transaction = em.getKysely<QuestionsTables>();
  const known = await transaction
    .selectFrom('questions')
    .select('id')
    .where(
      'id',
      'in',
      items.map(({ origin }) => origin.questionId),
    )
    .forKeyShare()
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const rows = items
    .filter(({ origin }) => ids.has(origin.questionId))
    .map(({ origin, share, rest, chosen, seconds }) => ({
      id: v7(),
      paper_id: paperId,
      question_id: origin.questionId,
      version: origin.version,
      share: share.toFixed(4),
      rest: rest === null ? null : rest.toFixed(4),
      chosen,
      seconds,
    }));
  if (rows.length > 0) await transaction.insertInto('item_answers').values(rows).execute();
}
