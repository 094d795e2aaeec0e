import type { JobMatch, MatchedSkill, MissingSkill } from './match.queries';

/** A skill that is nearly there: an own one below the level, or a missing one that an own one is related to. */
export type NearSkill = MatchedSkill | MissingSkill;

export interface MatchGroups {
  have: MatchedSkill[];
  near: NearSkill[];
  lack: MissingSkill[];
}

export const isMatched = (skill: NearSkill): skill is MatchedSkill => 'source' in skill;

/** What the reader has, is near to and lacks of a vacancy's skills (JOB-2). */
export function groupSkills({ matchedSkills, missingSkills }: JobMatch): MatchGroups {
  const reaches = ({ level, neededLevel }: MatchedSkill) => level >= neededLevel;
  return {
    have: matchedSkills.filter(reaches),
    near: [...matchedSkills.filter((skill) => !reaches(skill)), ...missingSkills.filter(({ near }) => near !== null)],
    lack: missingSkills.filter(({ near }) => near === null),
  };
}
