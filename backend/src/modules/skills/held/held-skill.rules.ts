import type { SkillSource } from '@masar/domain';

/**
 * An assessment and a statement are replaced by the latest one, also downwards; what courses and projects have given
 * is never taken back by an easier one.
 */
export function keepsOldLevel(source: SkillSource, oldLevel: number | null, newLevel: number): boolean {
  if (oldLevel === null || source === 'assessed' || source === 'self-stated') return false;
  return oldLevel >= newLevel;
}
