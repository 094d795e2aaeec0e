import { type SkillSource, skillSources } from '@masar/domain';

/**
 * An assessment and a statement are replaced by the latest one, also downwards; what courses and projects have given
 * is never taken back by an easier one.
 */
export function keepsOldLevel(source: SkillSource, oldLevel: number | null, newLevel: number): boolean {
  if (oldLevel === null || source === 'assessed' || source === 'self-stated') return false;
  return oldLevel >= newLevel;
}

/** Of each skill the row of its most trusted source, in the order of the rows. */
export function mostTrusted<Row extends { skill_id: string; source: SkillSource }>(rows: readonly Row[]): Row[] {
  const trust = ({ source }: Row) => skillSources.indexOf(source);
  return rows.filter((row) => !rows.some((other) => other.skill_id === row.skill_id && trust(other) < trust(row)));
}
