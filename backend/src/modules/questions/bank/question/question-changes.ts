import { isGrave, questionLimits, questionWarnings } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { FilledDraws } from '../../drawing/filled-draws.js';
import { QuestionChanged, TooManyToChange } from '../../questions.errors.js';
import type { QuestionsTables } from '../../questions.tables.js';
import { QuestionBankQueries } from '../question-bank.queries.js';
import { changedAtMost, type ChangeQuestionsDto, type ListQuestionsQuery } from './bank-question.dto.js';
import { BankQuestionQueries, type QuestionRow } from './bank-question.queries.js';
import type { ChangedQuestionsResponse } from './bank-question.response.js';
import { QuestionRelations } from './question-relations.js';

/** What stands beside questions is set for many at once, as a version of each; what they say stays as it is (QB-1). */
@Injectable()
export class QuestionChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly banks: QuestionBankQueries,
    private readonly questions: BankQuestionQueries,
    private readonly relations: QuestionRelations,
    private readonly draws: FilledDraws,
  ) {}

  change(
    viewer: Viewer,
    bankId: string,
    asked: ListQuestionsQuery,
    body: ChangeQuestionsDto,
  ): Promise<ChangedQuestionsResponse> {
    return this.transactions.run(async (em) => {
      const bank = await this.banks.openTo(viewer, bankId, 'edit');
      if (body.skillId) {
        const { skills } = await this.relations.known(bank, [{ skillId: body.skillId }]);
        if (!skills.has(body.skillId))
          throw new InvalidInput({}, { fields: [{ field: 'skillId', code: 'field.invalid' }] });
      }
      const rows = await this.questions.toChange(bankId, body.questionIds, asked);
      if (rows.length > changedAtMost) throw new TooManyToChange({ most: changedAtMost });
      // Nobody puts a question before learners that none of them can answer.
      const isUnanswerable = ({ content }: QuestionRow) =>
        body.state === 'ready' && questionWarnings(content).some(isGrave);
      const changed = rows.filter((row) => !isUnanswerable(row));
      const transaction = em.getKysely<QuestionsTables>();
      const change = sql<{ id: string }>`with changed as (update questions as q
        set version = q.version + 1, state = coalesce(${body.state ?? null}::text, q.state),
          difficulty = coalesce(${body.difficulty ?? null}::text, q.difficulty),
          skill_id = coalesce(${body.skillId || null}::text, q.skill_id),
          tags = array(select jsonb_array_elements_text(given.tags)),
          updated_at = now()
        from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(() => v7())}::uuid[],
          ${changed.map(({ version }) => version)}::int[], ${changed.map((row) => JSON.stringify(tagsOf(row, body)))}::jsonb[])
          as given (id, version_id, version, tags)
        where q.id = given.id and q.version = given.version
        returning q.id, q.version, given.version_id)
        insert into question_versions (id, question_id, version, content, author_id)
        select changed.version_id, changed.id, changed.version, former.content, ${viewer.id}
        from changed join question_versions former
          on former.question_id = changed.id and former.version = changed.version - 1
        returning question_id as id`;
      await this.draws.keepFilled(bankId, async () => {
        const { rows: written } = await change.execute(transaction);
        // Somebody wrote one of them since it was read.
        if (written.length < changed.length) throw new QuestionChanged();
      });
      return { changed: changed.length, unanswerable: rows.filter(isUnanswerable).map(({ id }) => id) };
    });
  }
}

function tagsOf({ tags }: QuestionRow, { addTags = [], removeTags = [] }: ChangeQuestionsDto): string[] {
  const kept = tags.filter((tag) => !removeTags.includes(tag));
  return [...new Set([...kept, ...addTags])].slice(0, Math.max(kept.length, questionLimits.tags));
}
