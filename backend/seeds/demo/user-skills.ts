import { type Difficulty, skillKey, type SkillSource } from '@masar/domain';
import type { BilingualText } from '#platform/database/columns';
import { expiryOf } from '../../src/modules/skills/assessment/retake.rules.js';
import { levelsAfter } from '../../src/modules/skills/held/held-skill.rules.js';
import { readVocabulary, type VocabularySkill } from '../reference/vocabulary.js';
import type { AssessmentRows } from './assessments.js';
import type { ShownWork } from './certificate-evidence.js';
import type { LearnerCourse } from './learning.js';
import type { Person } from './people.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

export interface UserSkillRow {
  id: string;
  user_id: string;
  skill_id: string;
  skill_name: string;
  source: SkillSource;
  proficiency_level: number;
  /** Up to which level a certificate of achievement shows it. */
  achieved_level: number | null;
  confidence: string | null;
  acquired_at: string;
  expires_at: string | null;
}

/** What completing a course shows, as the listener of the skills module has it. */
const levelAfter: Record<Difficulty, number> = { beginner: 2, intermediate: 3, advanced: 4 };

/** What the demo student says of himself: skill, level, days ago. */
const stated: [string, number, number][] = [
  ['html', 4, 120],
  ['figma', 3, 40],
  ['teamwork', 4, 120],
  ['english-language', 3, 118],
  ['excel', 3, 60],
];

/** Skills of everybody who completed courses, and what the demo student states and was assessed in (PRF-2). */
export function makeUserSkills(
  learning: readonly LearnerCourse[],
  { assessment_attempts: attempts }: AssessmentRows,
  student: Person,
  achievements: readonly ShownWork[],
  timeline: Timeline,
): UserSkillRow[] {
  const vocabulary = readVocabulary();
  const skillOf = new Map(
    vocabulary.flatMap((skill) => namesOf(skill).map((name) => [skillKey(name), skill] as const)),
  );
  const byId = new Map(vocabulary.map((skill) => [skill.id, skill]));
  const named = ({ ar, en }: BilingualText) => skillOf.get(skillKey(en)) ?? skillOf.get(skillKey(ar));
  const rows = new Map<string, UserSkillRow>();
  for (const { enrollment, course } of learning) {
    if (!enrollment.completed_at) continue;
    const { user_id: userId, course_id: courseId } = enrollment;
    const isAchievement = achievements.some((shown) => shown.userId === userId && shown.courseId === courseId);
    for (const skill of course.row.skills.flatMap((pair) => named(pair) ?? [])) {
      const level = levelAfter[course.row.difficulty];
      const row = skillRow(userId, skill, 'course', level, enrollment.completed_at);
      const before = rows.get(row.id);
      const levels = levelsAfter('course', before ? levelsOf(before) : null, { level, isAchievement });
      const kept = before?.proficiency_level === levels?.level ? before : row;
      if (levels) rows.set(row.id, { ...(kept ?? row), achieved_level: levels.achievedLevel });
    }
  }
  const own = stated.flatMap(([id, level, age]) => {
    const skill = byId.get(id);
    return skill ? [skillRow(student.row.id, skill, 'self-stated', level, timeline.daysAgo(age))] : [];
  });
  const assessed = attempts.flatMap(({ user_id, skill_id, level, confidence, finished_at }) => {
    const skill = byId.get(skill_id);
    const expires_at = expiryOf(new Date(finished_at)).toISOString();
    return skill ? [{ ...skillRow(user_id, skill, 'assessed', level, finished_at), confidence, expires_at }] : [];
  });
  return [...rows.values(), ...own, ...assessed];
}

const levelsOf = ({ proficiency_level: level, achieved_level: achievedLevel }: UserSkillRow) => ({
  level,
  achievedLevel,
});

const namesOf = ({ namesAr, namesEn }: VocabularySkill): string[] => [...namesEn, ...namesAr];

const skillRow = (
  userId: string,
  skill: VocabularySkill,
  source: SkillSource,
  level: number,
  acquiredAt: string,
): UserSkillRow => ({
  id: stableId('user_skills', `${userId} ${skill.id} ${source}`),
  user_id: userId,
  skill_id: skill.id,
  skill_name: skill.labelEn,
  source,
  proficiency_level: level,
  achieved_level: null,
  confidence: null,
  acquired_at: acquiredAt,
  expires_at: null,
});
