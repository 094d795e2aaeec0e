import { assessedSkillIds, type AssessmentKind } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AssessmentNotFound } from '../skills.errors.js';
import type { SkillsTables } from '../skills.tables.js';

/** Reads of the question bank within a transaction. */

export function assertAssessed(skillId: string): void {
  if (!assessedSkillIds.some((id) => id === skillId)) throw new AssessmentNotFound();
}

export async function liveItems(em: EntityManager, skillId: string, kind: AssessmentKind) {
  const rows = await em
    .getKysely<SkillsTables>()
    .selectFrom('assessment_items')
    .select(['id', 'options', 'right_option_id', 'difficulty'])
    .where('skill_id', '=', skillId)
    .where('kind', '=', kind)
    .where('is_live', '=', true)
    .orderBy('order_index')
    .execute();
  return rows.map((row) => ({ ...row, difficulty: Number(row.difficulty) }));
}

/** Questions that the person has answered in other attempts. */
export async function metItems(em: EntityManager, userId: string, exceptAttempt?: string): Promise<Set<string>> {
  const rows = await em
    .getKysely<SkillsTables>()
    .selectFrom('assessment_answers as a')
    .innerJoin('assessment_attempts as t', 't.id', 'a.attempt_id')
    .select('a.item_id')
    .distinct()
    .where('t.user_id', '=', userId)
    .$if(exceptAttempt !== undefined, (query) => query.where('t.id', '<>', exceptAttempt ?? ''))
    .execute();
  return new Set(rows.map((row) => row.item_id));
}

/** When the latest result of a kind went to the profile; undefined where there is none. */
export async function lastCounted(
  em: EntityManager,
  userId: string,
  skillId: string,
  kind: AssessmentKind,
): Promise<Date | undefined> {
  const row = await em
    .getKysely<SkillsTables>()
    .selectFrom('assessment_attempts')
    .select('finished_at')
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .where('kind', '=', kind)
    .where('is_counted', '=', true)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.finished_at ? new Date(row.finished_at) : undefined;
}
