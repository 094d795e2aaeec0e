import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRows } from '../insert-rows.js';
import { readQuestionBank } from './question-bank.js';

/**
 * Brings the questions up to the files at every start; difficulties stay where the answers have moved them, and a
 * question that left the files is asked no more (ASM-1).
 */
export async function seedAssessments(em: EntityManager): Promise<void> {
  const rows = readQuestionBank().map((question, order_index) => ({
    id: question.id,
    skill_id: question.skillId,
    kind: question.kind,
    order_index,
    topic: question.topic,
    stem_ar: question.stem.ar,
    stem_en: question.stem.en,
    options: question.options,
    right_option_id: question.rightOptionId,
    explanation_ar: question.explanation.ar,
    explanation_en: question.explanation.en,
    difficulty: question.difficulty,
    answers_count: 0,
    is_live: true,
  }));
  const kept = ['id', 'difficulty', 'answers_count'];
  const changed = Object.keys(rows[0] ?? {}).filter((column) => !kept.includes(column));
  const listed = (table: string) => changed.map((column) => `${table}.${column}`).join(', ');
  await insertRows(
    em,
    'assessment_items',
    rows,
    `on conflict (id) do update set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}
      where (${listed('assessment_items')}) is distinct from (${listed('excluded')})`,
  );
  await em.execute(
    'update assessment_items set is_live = false where is_live and id not in (select value from json_array_elements_text(?::json))',
    [JSON.stringify(rows.map(({ id }) => id))],
  );
}
