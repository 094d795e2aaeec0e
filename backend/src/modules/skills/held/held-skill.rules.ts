import { type SkillSource, skillSources } from '@masar/domain';

/**
 * An assessment and a statement are replaced by the latest one, also downwards; what courses and projects have given
 * is never taken back by an easier one.
 */
export function keepsOldLevel(source: SkillSource, oldLevel: number | null, newLevel: number): boolean {
  if (oldLevel === null || source === 'assessed' || source === 'self-stated') return false;
  return oldLevel >= newLevel;
}

/** What a source says of a skill: its level, and up to which level a certificate of achievement shows it. */
export interface SkillLevels {
  level: number;
  achievedLevel: number | null;
}

/** The levels after a source has spoken again; undefined where it says nothing new (JOB-2). */
export function levelsAfter(
  source: SkillSource,
  before: SkillLevels | null,
  now: { level: number; isAchievement: boolean },
): SkillLevels | undefined {
  const achieved = source === 'course' && now.isAchievement ? now.level : 0;
  const achievedLevel = Math.max(achieved, before?.achievedLevel ?? 0) || null;
  if (!keepsOldLevel(source, before?.level ?? null, now.level)) return { level: now.level, achievedLevel };
  if (before === null || achievedLevel === before.achievedLevel) return undefined;
  return { level: before.level, achievedLevel };
}

/** Of each skill the row of its most trusted source, in the order of the rows. */
export function mostTrusted<Row extends { skill_id: string; source: SkillSource }>(rows: readonly Row[]): Row[] {
  const trust = ({ source }: Row) => skillSources.indexOf(source);
  return rows.filter((row) => !rows.some((other) => other.skill_id === row.skill_id && trust(other) < trust(row)));
}
